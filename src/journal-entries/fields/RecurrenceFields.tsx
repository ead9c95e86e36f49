'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { latinDigits } from '../../core/money/normalizeInput.ts';
import { memoPart } from '../../form/parts/memoPart.ts';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
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

/** More are a menu. */
const mostSegments = 3;

function Fields(props: RecurrenceFieldsProps) {
  const { values, named, edit, errors, isReadOnly, isStored, frequencies = defaultFrequencies, messages } = props;
  const { locale } = useDaybookContext();
  const { frequency, interval } = values.recurrence;
  const stored = named?.recurrence;
  const set = (changes: Partial<typeof values.recurrence>) =>
    edit((before) => ({ ...before, recurrence: { ...before.recurrence, ...changes } }));
  const units = new Map([
    ['DAILY', messages.unitDAILY],
    ['WEEKLY', messages.unitWEEKLY],
    ['MONTHLY', messages.unitMONTHLY],
    ['YEARLY', messages.unitYEARLY],
  ]);
  const known = [...frequencies, frequency, stored?.frequency].filter((known) => known); // a stored one is kept
  const choice = {
    value: frequency,
    options: [
      { value: '', label: messages.frequencyNone },
      ...[...new Set(known)].map((value = '') => ({ value, label: wordOf(messages, 'frequency', value) })),
    ],
    onChange: (frequency: string) => set({ frequency }),
    errors: errors.get('recurrence.frequency'),
    isReadOnly,
  };
  const isRecurring = isStored && frequency !== '';
  return (
    <div className="daybook-field-grid daybook-journal-recurrence">
      {choice.options.length > mostSegments ? (
        <Select label={messages.frequency} {...choice} />
      ) : (
        <SegmentedControl legend={messages.frequency} {...choice} />
      )}
      {frequency !== '' && (
        <TextField
          label={messages.interval}
          errors={errors.get('recurrence.interval')}
          isReadOnly={isReadOnly}
          isRequired
          hint={units.get(frequency)?.({ count: Number(interval) })}
          inputMode="numeric"
          value={interval}
          onChange={(typed) => set({ interval: latinDigits(typed, locale) })}
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
