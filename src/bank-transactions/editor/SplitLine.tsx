'use client';
import { memo, useId, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { parseLineErrors } from '../../form/document/fieldErrors.ts';
import { lineDetailsKeys, removeLineKeys } from '../../form/parts/lineTableKeys.ts';
import { CategoryPicker } from '../../reference-lists/pickers/CategoryPicker.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useKnownCategory } from '../fields/CategoryField.tsx';
import { SplitAmount } from '../fields/SplitAmount.tsx';
import { SplitClass } from '../fields/SplitClass.tsx';
import { InvoiceName } from '../match/InvoiceName.tsx';
import type { LineValues } from '../model/lineValues.ts';
import { changeLine, withRemainderLine } from '../model/splitLines.ts';
import type { SplitLineProps } from './partProps.ts';
import { SplitLineDetails } from './SplitLineDetails.tsx';

/** One line of a split transaction: a row of cells. */
export const SplitLine = memo(function SplitLine(props: SplitLineProps) {
  const { line, place, total, takesRemainder, inherited, direction, stored, edit, isReadOnly, messages } = props;
  const { locale } = useDaybookContext();
  const knownCategory = useKnownCategory(stored?.category);
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const errors = parseLineErrors(props.errors);
  const { invoiceId } = line;
  const hasDetailErrors = [...errors.keys()].some(
    (name) => !cells.includes(name) && (name !== 'invoiceId' || !invoiceId),
  );
  if (hasDetailErrors && !isOpen) setIsOpen(true); // and keep them open once the error is fixed
  const number = (place + 1).toLocaleString(locale);
  const set = (changes: Partial<LineValues>) =>
    edit((values) => changeLine(withRemainderLine(values), line.key, changes));

  return (
    <li className="daybook-line" data-rest={takesRemainder || undefined} aria-label={messages.line({ number })}>
      <div className="daybook-line-fields">
        {invoiceId ? (
          <InvoiceName
            invoiceId={invoiceId}
            errors={errors.get('invoiceId') ?? errors.get('category')}
            messages={messages}
          />
        ) : (
          <CategoryPicker
            label={messages.category}
            isLabelHidden
            placeholder={messages.category}
            isClearable
            isReadOnly={isReadOnly}
            errors={errors.get('category')}
            direction={direction}
            value={line.categoryId}
            known={knownCategory}
            onChange={(category) => set({ categoryId: category?.id ?? null })}
          />
        )}
        <SplitClass
          value={line.dimensionValueIds}
          inherited={inherited}
          known={stored?.dimensionValues}
          isRequiredEnforced={props.isRequiredEnforced}
          errors={errors.get('dimensions')}
          isReadOnly={isReadOnly}
          onChange={(dimensionValueIds) => set({ dimensionValueIds })}
          messages={messages}
        />
        <TextField
          label={messages.lineNotes}
          isLabelHidden
          placeholder={messages.lineNotes}
          value={line.notes}
          errors={errors.get('notes')}
          isReadOnly={isReadOnly}
          onChange={(notes) => set({ notes })}
        />
        <SplitAmount
          line={line}
          direction={direction}
          total={total}
          takesRemainder={takesRemainder}
          errors={errors.get('amount')}
          isReadOnly={isReadOnly}
          onChange={set}
          messages={messages}
        />
        <div className="daybook-line-tools">
          <IconButton
            icon="more"
            isTabStop={isReadOnly}
            shortcut={lineDetailsKeys}
            label={messages.lineDetails({ number })}
            isExpanded={isOpen}
            controls={detailsId}
            onPress={() => setIsOpen(!isOpen)}
          />
          {!isReadOnly && !takesRemainder && (
            <IconButton
              icon="remove"
              isTabStop={false}
              shortcut={removeLineKeys}
              label={messages.removeLine({ number })}
              onPress={() => props.onRemove(line.key, place)}
            />
          )}
        </div>
      </div>
      {isOpen && <SplitLineDetails {...props} id={detailsId} errors={errors} set={set} />}
    </li>
  );
});

/** The fields of a line outside its details. */
const cells = ['amount', 'category', 'notes', 'dimensions'];
