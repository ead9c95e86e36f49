'use client';
import { memo, useCallback, useId, useState } from 'react';
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
  const { line, index, total, takesRemainder, direction, edit, onRemove: remove, isReadOnly, messages } = props;
  const { locale } = useDaybookContext();
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const errors = parseLineErrors(props.errors);
  const { key, invoiceId } = line;
  const hasDetailErrors = [...errors.keys()].some(
    (name) => !cells.includes(name) && (name !== 'invoiceId' || !invoiceId),
  );
  if (hasDetailErrors && !isOpen) setIsOpen(true); // and keep them open once the error is fixed
  const number = (index + 1).toLocaleString(locale);
  const onRemove = useCallback(() => remove(key, index), [remove, key, index]);
  const set = useCallback(
    (changes: Partial<LineValues>) => edit((values) => changeLine(withRemainderLine(values), key, changes)),
    [edit, key],
  );
  const setNotes = useCallback((notes: string) => set({ notes }), [set]);

  return (
    <li className="daybook-line" data-rest={takesRemainder || undefined} aria-label={messages.line({ number })}>
      <div className="daybook-line-fields">
        <CategoryAndClass
          categoryId={line.categoryId}
          invoiceId={invoiceId}
          dimensionValueIds={line.dimensionValueIds}
          inherited={props.inherited}
          direction={direction}
          stored={props.stored}
          isRequiredEnforced={props.isRequiredEnforced}
          errors={props.errors}
          isReadOnly={isReadOnly}
          set={set}
          messages={messages}
        />
        <MemoField
          label={messages.lineNotes}
          isLabelHidden
          placeholder={messages.lineNotes}
          value={line.notes}
          errors={errors.get('notes')}
          isReadOnly={isReadOnly}
          onChange={setNotes}
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
        <LineTools
          number={number}
          isOpen={isOpen}
          setIsOpen={setIsOpen}
          detailsId={detailsId}
          isReadOnly={isReadOnly}
          onRemove={takesRemainder ? undefined : onRemove}
          messages={messages}
        />
      </div>
      {isOpen && <SplitLineDetails {...props} id={detailsId} errors={errors} set={set} />}
    </li>
  );
});

interface CategoryAndClassProps
  extends Pick<LineValues, 'categoryId' | 'invoiceId' | 'dimensionValueIds'>,
    Pick<
      SplitLineProps,
      'inherited' | 'direction' | 'stored' | 'isRequiredEnforced' | 'errors' | 'isReadOnly' | 'messages'
    > {
  set: (changes: Partial<LineValues>) => void;
}

/** The category or invoice of a line, and its class. A key in another cell doesn’t render them. */
const CategoryAndClass = memo(function CategoryAndClass(props: CategoryAndClassProps) {
  const { invoiceId, stored, isReadOnly, set, messages } = props;
  const knownCategory = useKnownCategory(stored?.category);
  const errors = parseLineErrors(props.errors);
  return (
    <>
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
          direction={props.direction}
          value={props.categoryId}
          known={knownCategory}
          onChange={(category) => set({ categoryId: category?.id ?? null })}
        />
      )}
      <SplitClass
        value={props.dimensionValueIds}
        inherited={props.inherited}
        known={stored?.dimensionValues}
        isRequiredEnforced={props.isRequiredEnforced}
        errors={errors.get('dimensions')}
        isReadOnly={isReadOnly}
        onChange={(dimensionValueIds) => set({ dimensionValueIds })}
        messages={messages}
      />
    </>
  );
});

const MemoField = memo(TextField);

interface LineToolsProps extends Pick<SplitLineProps, 'isReadOnly' | 'messages'> {
  number: string;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  detailsId: string;
  /** Undefined for the line that takes the remainder. */
  onRemove: (() => void) | undefined;
}

/** The buttons of a line. */
const LineTools = memo(function LineTools(props: LineToolsProps) {
  const { number, isOpen, setIsOpen, detailsId, isReadOnly, onRemove, messages } = props;
  return (
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
      {!isReadOnly && onRemove && (
        <IconButton
          icon="remove"
          isTabStop={false}
          shortcut={removeLineKeys}
          label={messages.removeLine({ number })}
          onPress={onRemove}
        />
      )}
    </div>
  );
});

/** The fields of a line outside its details. */
const cells = ['amount', 'category', 'notes', 'dimensions'];
