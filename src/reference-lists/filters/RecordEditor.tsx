'use client';
import { useEffect, useRef } from 'react';
import type { RecordEditorProps } from '../../list/filters/ConditionEditor.tsx';
import { useCheckboxKeyboard } from '../../list/filters/useCheckboxKeyboard.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { useDimensions } from '../data/queries.ts';
import type { DimensionGroup } from '../data/useDimensionFields.ts';
import { useRecordNames } from '../data/useRecordNames.ts';
import { BankAccountPicker } from '../pickers/BankAccountPicker.tsx';
import { CategoryPicker } from '../pickers/CategoryPicker.tsx';
import { CustomerPicker } from '../pickers/CustomerPicker.tsx';
import { DimensionTree, DimensionTrees } from '../pickers/DimensionTree.tsx';
import { GlAccountPicker } from '../pickers/GlAccountPicker.tsx';
import { VendorPicker } from '../pickers/VendorPicker.tsx';

/** The records of a filter: those chosen before, and a picker for another one; dimensions have trees. */
export default function RecordEditor(props: RecordEditorProps) {
  const { list, label, value, onChange, onAdd, added, unknownLabel } = props;
  const part = useRef<HTMLDivElement>(null);
  const chosen = useRef(value.map(String));
  const nameOf = useRecordNames(
    chosen.current.map((id) => ({ list, id })),
    added,
  );
  useEffect(() => part.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus(), []);
  if (list === 'dimensions' || list === 'dimensionGroups') return <Dimensions {...props} />;
  const picker = { label, isLabelHidden: true, value: null };
  const addId = (id: string | null) => id !== null && onAdd({ id });
  const add = (record: Parameters<typeof onAdd>[0] | null) => record && onAdd(record);
  return (
    <div ref={part}>
      {chosen.current.map((id) => (
        <Checkbox
          key={id}
          label={nameOf(list, id) ?? unknownLabel}
          isChecked={value.includes(id)}
          onChange={(isChecked) => onChange(isChecked ? [...value, id] : value.filter((each) => each !== id))}
        />
      ))}
      {list === 'bankAccounts' && <BankAccountPicker {...picker} onChange={addId} />}
      {list === 'glAccounts' && <GlAccountPicker {...picker} withInactive onChange={addId} />}
      {list === 'categories' && <CategoryPicker {...picker} onChange={add} />}
      {list === 'vendors' && <VendorPicker {...picker} onChange={add} />}
      {list === 'customers' && <CustomerPicker {...picker} onChange={add} />}
    </div>
  );
}

/** The trees of all dimensions, or of one. */
function Dimensions({ list, dimensionId, value, ...props }: RecordEditorProps) {
  const part = useRef<HTMLDivElement>(null);
  const isCompleting = useRef(false);
  const onChange = (changed: readonly unknown[]) => (isCompleting.current ? props.onApply : props.onChange)(changed);
  const onKeyDown = useCheckboxKeyboard((box) => {
    isCompleting.current = true;
    box.click();
    isCompleting.current = false;
  });
  const isLoaded = useDimensions().data !== undefined;
  useEffect(() => {
    if (isLoaded) part.current?.querySelector('input')?.focus();
  }, [isLoaded]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only catches keys from the checkboxes inside
    <div ref={part} className="daybook-filter-trees" onKeyDown={onKeyDown}>
      {list === 'dimensions' ? (
        <DimensionTrees>
          {(dimension) => (
            <DimensionTree key={dimension.id} dimension={dimension} value={value.map(String)} onChange={onChange} />
          )}
        </DimensionTrees>
      ) : (
        <DimensionGroups dimensionId={dimensionId} value={value as DimensionGroup[]} onChange={onChange} />
      )}
    </div>
  );
}

interface DimensionGroupsProps {
  dimensionId: string | undefined;
  value: readonly DimensionGroup[];
  /** Called with the selection of every dimension that has one. */
  onChange: (value: readonly DimensionGroup[]) => void;
}

/** Trees whose selected values are grouped by dimension. */
function DimensionGroups({ dimensionId, value, onChange }: DimensionGroupsProps) {
  return (
    <DimensionTrees>
      {(dimension) => {
        const { id } = dimension;
        if (dimensionId !== undefined && dimensionId !== id) return null;
        const others = value.filter((group) => group.dimensionId !== id);
        return (
          <DimensionTree
            key={id}
            dimension={dimension}
            isNameHidden={dimensionId !== undefined}
            value={value.find((group) => group.dimensionId === id)?.dimensionValueIds ?? []}
            onChange={(ids) =>
              onChange(ids.length > 0 ? [...others, { dimensionId: id, dimensionValueIds: ids }] : others)
            }
          />
        );
      }}
    </DimensionTrees>
  );
}
