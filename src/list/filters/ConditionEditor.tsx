'use client';
import { type ComponentType, useRef, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { FilterField } from '../../core/filters/defineFilters.ts';
import type { FilterOperator, RecordList } from '../../core/filters/filterKinds.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { ChoiceValue } from './ChoiceValue.tsx';
import { type Condition, conditionsOf, type Direction, withCondition } from './conditions.ts';
import { OperandField } from './OperandField.tsx';
import { type FilterMessages, fieldName, operatorWord } from './useFilterChips.ts';
import { type CountMatches, matchText, useMatchCount } from './useMatchCount.ts';

/** A record added to a filter. */
export interface AddedRecord {
  id: string;
  name?: string | null | undefined;
  email?: string | null | undefined;
}

/** The props of the editor of records. */
export interface RecordEditorProps {
  list: RecordList;
  /** The only dimension to choose values of; default: all. */
  dimensionId: string | undefined;
  label: string;
  /** IDs, or groups of dimension values. */
  value: readonly unknown[];
  onChange: (value: readonly unknown[]) => void;
  /** Called with a value that completes the filter. */
  onApply: (value: readonly unknown[]) => void;
  /** Called with a chosen record, which completes the filter. */
  onAdd: (record: AddedRecord) => void;
  /** Records added to filters here, with their names. */
  added: readonly AddedRecord[];
  /** For a record whose name is not known. */
  unknownLabel: string;
}

export interface ConditionEditorProps {
  field: FilterField;
  filters: object;
  /** The condition to edit; undefined for a new one. */
  edited: Condition | undefined;
  countMatches?: CountMatches<object> | undefined;
  added: readonly AddedRecord[];
  loadRecordEditor: () => Promise<{ default: ComponentType<RecordEditorProps> }>;
  onRecordAdd: (record: AddedRecord) => void;
  /** Whether applying shows what matches. */
  canShow: boolean;
  onApply: (condition: Condition) => void;
  onCancel: () => void;
  messages: FilterMessages;
}

/**
 * The operator and value of a condition. Enter goes from the operator to the value, and from there applies. Digits that are typed
 * before the value go to it.
 */
export function ConditionEditor({ field, filters, edited, onApply, ...props }: ConditionEditorProps) {
  const { added, countMatches, loadRecordEditor, onRecordAdd, canShow, onCancel, messages } = props;
  const shared = useMessages('ui', uiMessages);
  const part = useRef<HTMLDivElement>(null);
  const existing = conditionsOf(field, filters);
  const operators = [...new Set([...field.operators, ...(edited ? [edited.operator] : [])])];
  const [direction, setDirection] = useState<Direction | undefined>(
    edited ? edited.direction : field.hasDirection ? 'out' : undefined,
  );
  const [operator, setOperator] = useState(edited?.operator ?? operators[0] ?? 'equal');
  const operandsOf = (ofOperator: FilterOperator) =>
    existing.find((each) => each.operator === ofOperator && each.direction === direction)?.operands;
  const [operands, setOperands] = useState(operandsOf(operator) ?? firstValueOf(field, operator));
  const [hasInput, setHasInput] = useState(false);
  const label = fieldName(field, messages);
  const { list } = field;
  const isTyped = field.type === 'amount' || field.type === 'dates';
  const toCondition = (given: readonly unknown[]): Condition | undefined => {
    const chosen = readyOperands(operator, given);
    // No amount in a direction is less than zero.
    if (!chosen || (direction && operator.startsWith('lessThan') && chosen[0] === 0)) return undefined;
    return { operator, operands: chosen, direction };
  };
  const ready = toCondition(operands);
  const matches = useMatchCount(ready && withCondition(filters, field, edited, ready), countMatches);

  const apply = (given: readonly unknown[] = operands) => {
    const condition = toCondition(given);
    if (condition) onApply(condition);
  };
  const change = (given: readonly unknown[]) => {
    setHasInput(true);
    setOperands(given);
  };
  const operandField = (at: number, ownLabel: string, isLabelHidden: boolean) => (
    <OperandField
      isSigned={direction === undefined}
      type={field.type}
      label={ownLabel}
      isLabelHidden={isLabelHidden}
      value={operands[at]}
      onChange={(value) => change([0, 1].map((each) => (each === at ? value : operands[each])))}
    />
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be another title
    <div
      ref={part}
      role="group"
      aria-label={label}
      className="daybook-condition"
      onKeyDown={({ key, target, nativeEvent }) => {
        if (nativeEvent.isComposing || nativeEvent.defaultPrevented) return;
        if (
          isTyped &&
          startsNumber(nativeEvent) &&
          target instanceof Element &&
          target.matches('select, [type="radio"]')
        ) {
          part.current?.querySelector<HTMLInputElement>(`${valuePart} input`)?.select(); // the browser types it there
        }
        if (key !== 'Enter') return;
        const isSelect = target instanceof HTMLSelectElement;
        if (!isSelect && !(target instanceof HTMLInputElement)) return;
        nativeEvent.preventDefault();
        if (target.closest(valuePart)) return apply();
        const next = isSelect ? `${valuePart} :is(input, select)` : 'select';
        part.current?.querySelector<HTMLElement>(next)?.focus();
      }}
    >
      <p className="daybook-condition-title">{label}</p>
      {field.hasDirection && (
        <SegmentedControl
          legend={messages.amountDirection}
          isLegendHidden
          options={directions.map((value) => ({ value, label: messages[`amountDirection_${value}`] }))}
          value={direction ?? null}
          onChange={(next) => {
            setDirection(next);
            if (!direction)
              setOperands(operands.map((amount) => (typeof amount === 'number' ? Math.abs(amount) : amount)));
          }}
        />
      )}
      {operators.length > 1 && (
        <Select
          label={messages.operator}
          isLabelHidden
          value={operator}
          options={operators.map((value) => ({ value, label: operatorWord(field, value, messages) }))}
          onChange={(next) => {
            setOperator(next);
            if (!hasInput) setOperands(operandsOf(next) ?? operands);
          }}
        />
      )}
      <div className="daybook-condition-value">
        {field.type === 'choice' ? (
          <ChoiceValue
            field={field}
            label={label}
            isSingle={operator === 'equal'}
            value={operands.map(String)}
            onChange={change}
            onApply={apply}
            messages={messages}
          />
        ) : list ? (
          <LazyPart
            load={loadRecordEditor}
            fallback={<p className="daybook-secondary">{shared.loading}</p>}
            props={{
              list,
              dimensionId: field.dimension?.id,
              label,
              value: operands,
              onChange: change,
              onApply: apply,
              onAdd: (record) => {
                onRecordAdd(record);
                apply([...operands.filter((id) => id !== record.id), record.id]);
              },
              added,
              unknownLabel: messages.unknownChoice,
            }}
          />
        ) : (
          <>
            {operator === 'between' ? operandField(0, shared.from, false) : operandField(0, label, true)}
            {operator === 'between' && operandField(1, shared.to, false)}
          </>
        )}
        {field.hasDirection && !direction && <p className="daybook-secondary">{messages.amountHint}</p>}
      </div>
      <div className="daybook-condition-actions">
        <span className="daybook-secondary" role="status">
          {ready ? matches && matchText(matches, messages) : messages.conditionIncomplete}
        </span>
        <Button onPress={onCancel}>{shared.cancel}</Button>
        <Button isPrimary isDisabled={!ready} onPress={() => apply()}>
          {canShow && matches?.isComplete && matches.count > 0 ? (
            <>
              <span className="daybook-in-tables">{messages.applyFilter}</span>
              <span className="daybook-in-cards">{messages.showMatches(matches)}</span>
            </>
          ) : (
            messages.applyFilter
          )}
        </Button>
      </div>
    </div>
  );
}

const valuePart = '.daybook-condition-value';

const startsNumber = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  /^[\p{Nd}.,−-]$/u.test(key) && !ctrlKey && !metaKey && !altKey;

const directions: readonly Direction[] = ['out', 'in', 'either'];

/** The value that a choice of one starts with, so that Enter applies it. */
function firstValueOf({ type, values = [] }: FilterField, operator: FilterOperator): readonly unknown[] {
  return type === 'choice' && operator === 'equal' ? values.slice(0, 1) : [];
}

/** The operands to apply: two limits in order, a trimmed text. Undefined while one is missing. */
function readyOperands(operator: FilterOperator, given: readonly unknown[]): readonly unknown[] | undefined {
  if (operator === 'in' || operator === 'notIn') return given.length > 0 ? given : undefined;
  const operands = given
    .slice(0, operator === 'between' ? 2 : 1)
    .map((operand) => (typeof operand === 'string' ? operand.trim() : operand));
  const isComplete = operands.length > (operator === 'between' ? 1 : 0);
  if (!isComplete || operands.some((operand) => operand === undefined || operand === '')) return undefined;
  const [least, most] = operands;
  const isReversed =
    typeof least === 'number' && typeof most === 'number' ? most < least : String(most) < String(least);
  return operator === 'between' && isReversed ? [most, least] : operands;
}
