'use client';
import { memo, useId, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { parseLineErrors } from '../../form/fieldErrors.ts';
import { CategoryPicker } from '../../reference-lists/pickers/CategoryPicker.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { LineValues } from '../model/lineValues.ts';
import { changeLine, moveLine } from '../model/splitLines.ts';
import { useKnownCategory } from './MainFields.tsx';
import type { SplitLineProps } from './partProps.ts';
import { SplitLineDetails } from './SplitLineDetails.tsx';

/** One line of a split transaction. */
export const SplitLine = memo(function SplitLine(props: SplitLineProps) {
  const { line, place, count, takesRemainder, direction, stored, edit, onRemove, isReadOnly, messages } = props;
  const { locale } = useDaybookContext();
  const knownCategory = useKnownCategory(stored?.category);
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const errors = parseLineErrors(props.errors);
  const hasDetailErrors = [...errors.keys()].some((name) => !mainFields.includes(name));
  if (hasDetailErrors && !isOpen) setIsOpen(true); // and keep them open once the error is fixed
  const number = (place + 1).toLocaleString(locale);
  const set = (changes: Partial<LineValues>) => edit((values) => changeLine(values, line.key, changes));
  const isByPercent = line.percent !== null;

  return (
    <li className="daybook-line" data-by-percent={isByPercent || undefined} aria-label={messages.line({ number })}>
      <div className="daybook-field-grid daybook-line-fields">
        {isByPercent ? (
          <TextField
            label={messages.linePercent}
            value={line.percent ?? ''}
            errors={errors.get('amount')}
            isReadOnly={isReadOnly}
            onChange={(percent) => set({ percent })}
          />
        ) : (
          <MoneyField
            label={messages.lineAmount}
            value={line.amount}
            errors={errors.get('amount')}
            isReadOnly={isReadOnly}
            hint={takesRemainder ? messages.takesRemainder : undefined}
            allowsNegative
            onChange={(amount) => set({ amount })}
          />
        )}
        <CategoryPicker
          label={messages.category}
          isClearable
          isReadOnly={isReadOnly}
          errors={errors.get('category')}
          direction={direction}
          value={line.categoryId}
          known={knownCategory}
          onChange={(category) => set({ categoryId: category?.id ?? null })}
        />
        <TextField
          label={messages.lineNotes}
          value={line.notes}
          errors={errors.get('notes')}
          isReadOnly={isReadOnly}
          onChange={(notes) => set({ notes })}
        />
        <div className="daybook-line-tools">
          <IconButton
            icon="more"
            label={messages.lineDetails({ number })}
            isExpanded={isOpen}
            controls={detailsId}
            onPress={() => setIsOpen(!isOpen)}
          />
          {!isReadOnly && (
            <>
              <IconButton
                icon="up"
                label={messages.moveUp({ number })}
                isDisabled={place === 0}
                onPress={() => edit((values) => moveLine(values, line.key, -1))}
              />
              <IconButton
                icon="down"
                label={messages.moveDown({ number })}
                isDisabled={place === count - 1}
                onPress={() => edit((values) => moveLine(values, line.key, 1))}
              />
              <IconButton
                icon="remove"
                label={messages.removeLine({ number })}
                onPress={() => onRemove(line.key, place)}
              />
            </>
          )}
        </div>
      </div>
      {isOpen && <SplitLineDetails {...props} id={detailsId} errors={errors} set={set} />}
    </li>
  );
});

/** The fields of a line outside its details. */
const mainFields = ['amount', 'category', 'notes'];
