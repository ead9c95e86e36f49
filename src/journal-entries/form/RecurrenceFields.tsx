'use client';
import type { Messages } from '../../core/messages/messages.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { memoPart } from '../../form/parts/memoPart.ts';
import { DateField } from '../../ui/dates/DateField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { RecurrenceValues } from '../model/formValues.ts';
import type { EntryChoices, PartProps } from './partProps.ts';

interface RecurrenceFieldsProps extends PartProps<'recurrence'>, EntryChoices {
  /** Whether the saved entry recurs: then the user chooses which entries a change applies to. */
  isStored: boolean;
}

/** How often an entry recurs. */
export const RecurrenceFields = memoPart({ recurrence: true }, AllFields);

const defaultFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];
const defaultUpdateTypes = ['FUTURE_ONLY'];

function AllFields({ values, named, edit, errors, isReadOnly, isStored, messages, ...choices }: RecurrenceFieldsProps) {
  const { frequencies = defaultFrequencies, updateTypes = defaultUpdateTypes } = choices;
  const { recurrence } = values;
  const { frequency, interval, hasEnd, endDate, updateType } = recurrence;
  const stored = named?.recurrence;
  const set = (changes: Partial<RecurrenceValues>) =>
    edit((before) => ({ ...before, recurrence: { ...before.recurrence, ...changes } }));
  const field = (name: 'frequency' | 'interval' | 'endDate' | 'updateType') => ({
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
  return (
    <fieldset className="daybook-part">
      <legend className="daybook-part-title">{messages.recurrence}</legend>
      <div className="daybook-field-grid daybook-journal-recurrence">
        <Select
          {...field('frequency')}
          value={frequency}
          options={[
            { value: '', label: messages.frequencyNone },
            ...optionsOf([...frequencies, frequency, stored?.frequency], 'frequency', messages),
          ]}
          onChange={(frequency) => set({ frequency })}
        />
        {frequency !== '' && (
          <>
            <TextField
              {...field('interval')}
              isRequired
              hint={units.get(frequency)?.({ count: Number(interval) })}
              value={interval}
              onChange={(interval) => set({ interval })}
            />
            <Select
              label={messages.ends}
              isReadOnly={isReadOnly}
              value={hasEnd ? 'on' : 'never'}
              options={[
                { value: 'never', label: messages.endsNever },
                { value: 'on', label: messages.endsOn },
              ]}
              onChange={(ends) => set({ hasEnd: ends === 'on' })}
            />
            {hasEnd && (
              <DateField {...field('endDate')} isRequired value={endDate} onChange={(endDate) => set({ endDate })} />
            )}
            {isStored && !isReadOnly && (
              <Select
                {...field('updateType')}
                isRequired
                value={updateType}
                options={[
                  ...(updateType === '' ? [{ value: '', label: messages.updateTypeNone }] : []),
                  ...optionsOf([...updateTypes, updateType, stored?.updateType], 'updateType', messages),
                ]}
                onChange={(updateType) => set({ updateType })}
              />
            )}
          </>
        )}
      </div>
    </fieldset>
  );
}

/** Known, selected and saved values without duplicates. */
function optionsOf(values: readonly (string | null | undefined)[], prefix: string, messages: Messages) {
  const filled = values.filter((value): value is string => Boolean(value));
  return [...new Set(filled)].map((value) => ({ value, label: wordOf(messages, prefix, value) }));
}
