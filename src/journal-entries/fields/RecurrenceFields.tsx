'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { memoPart } from '../../form/parts/memoPart.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { EntryChoices, PartProps } from './partProps.ts';

interface RecurrenceFieldsProps extends PartProps<'recurrence'>, EntryChoices {
  /** Whether the saved entry recurs: then changes apply to future entries. */
  isStored: boolean;
}

/** How often an entry recurs. Its end date is the service's. */
export const RecurrenceFields = memoPart({ recurrence: true }, Fields);

const defaultFrequencies = ['MONTHLY'];

function Fields(props: RecurrenceFieldsProps) {
  const { values, named, edit, errors, isReadOnly, isStored, frequencies = defaultFrequencies, messages } = props;
  const { locale } = useDaybookContext();
  const { frequency, interval } = values.recurrence;
  const stored = named?.recurrence;
  const set = (changes: Partial<typeof values.recurrence>) =>
    edit((before) => ({ ...before, recurrence: { ...before.recurrence, ...changes } }));
  const field = (name: 'frequency' | 'interval') => ({
    label: messages[name],
    errors: errors.get(`recurrence.${name}`),
    isReadOnly,
  });
  const units = new Map([
    ['DAILY', messages.unitDAILY],
    ['WEEKLY', messages.unitWEEKLY],
    ['MONTHLY', messages.unitMONTHLY],
    ['YEARLY', messages.unitYEARLY],
  ]);
  const known = [...frequencies, frequency, stored?.frequency].filter((known) => known); // a stored one is kept
  const isRecurring = isStored && frequency !== '';
  return (
    <div className="daybook-field-grid daybook-journal-recurrence">
      <Select
        {...field('frequency')}
        value={frequency}
        options={[
          { value: '', label: messages.frequencyNone },
          ...[...new Set(known)].map((value = '') => ({ value, label: wordOf(messages, 'frequency', value) })),
        ]}
        onChange={(frequency) => set({ frequency })}
      />
      {frequency !== '' && (
        <TextField
          {...field('interval')}
          isRequired
          hint={units.get(frequency)?.({ count: Number(interval) })}
          value={interval}
          onChange={(interval) => set({ interval })}
        />
      )}
      {isRecurring && (
        <p className="daybook-secondary">
          {stored?.endDate && messages.ends({ date: formatDate(stored.endDate, { locale }) })}{' '}
          {!isReadOnly && messages.futureOnly}
        </p>
      )}
    </div>
  );
}
