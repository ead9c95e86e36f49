'use client';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { FilterField } from '../../core/filters/defineFilters.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';
import { ConditionEditor, type ConditionEditorProps } from './ConditionEditor.tsx';
import { type Condition, withCondition, withValue } from './conditions.ts';
import { FieldSearch } from './FieldSearch.tsx';
import { fieldName } from './useFilterChips.ts';

export interface FilterEditorProps extends Omit<ConditionEditorProps, 'field' | 'edited' | 'canShow' | 'onApply'> {
  fields: readonly FilterField[];
  /** Where to start: with a condition to edit, or with the fields. */
  start: { field?: FilterField; condition?: Condition | undefined };
  /** Whether it starts as the sheet of a narrow list, which shows what each filter finds. */
  isSheet?: boolean;
  /** Clears the filters in the sheet; undefined if none is on. */
  onClear?: (() => void) | undefined;
  /** Above the fields of the sheet. */
  beforeFields?: ReactNode;
  /** What the filters find in a field, in words. */
  textOf?: (field: FilterField) => string | undefined;
  /** Called with the changed filters. The sheet stays for further ones. */
  onApply: (filters: object) => void;
}

/**
 * Adds or edits a condition: the field, then its operator and value; or a value of a choice, by its name. Escape goes back one step,
 * and so does Backspace without text.
 */
export function FilterEditor(props: FilterEditorProps) {
  const { fields, filters, start, isSheet = false, textOf, onClear, onCancel, messages } = props;
  const shared = useMessages('ui', uiMessages);
  const panel = useRef<HTMLDivElement>(null);
  const [field, setField] = useState(start.field);
  const goTo = (next: FilterField | undefined) => {
    panel.current?.focus(); // removing the focused element would count as leaving
    setField(next);
  };
  const apply = (changed: object) => {
    props.onApply(changed);
    if (isSheet && field) goTo(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts in its operator or only control, or a chip's in its value
  useLayoutEffect(() => {
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    const value = start.condition ? find('.daybook-condition-value :is(select, input)') : null;
    const first = isSheet && !field ? !isTouch() && find('[role="combobox"]') : (find('select') ?? find('input'));
    (value || first || panel.current)?.focus();
  }, [field]);
  const values = fields.flatMap((field) =>
    field.type === 'choice'
      ? (field.values ?? []).map((value) => ({ id: `${field.name} ${value}`, field, value }))
      : [],
  );
  const choose = (id: string) => {
    const chosen = values.find((each) => each.id === id);
    if (!chosen) return goTo(fields.find(({ name }) => name === id));
    apply(withValue(filters, chosen.field, chosen.value));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only catches Escape from the controls inside
    <div
      ref={panel}
      tabIndex={-1}
      onKeyDown={(event) => {
        const { key, target, nativeEvent } = event;
        const canGoBack = field && !start.field;
        const isErasing = target instanceof HTMLInputElement && isText(target) && target.value !== '';
        const isBack = key === 'Backspace' && canGoBack && !isErasing;
        if ((key !== 'Escape' && !isBack) || nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation(); // a dialog around the list stays open
        if (canGoBack) goTo(undefined);
        else onCancel();
      }}
    >
      {field ? (
        <ConditionEditor
          {...props}
          field={field}
          edited={start.condition}
          canShow={!isSheet}
          onApply={(condition) => apply(withCondition(filters, field, start.condition, condition))}
          onCancel={isSheet ? () => goTo(undefined) : onCancel}
        />
      ) : (
        <>
          {isSheet && (
            <div className="daybook-condition-title">
              {shared.filterAndSort}
              {onClear && (
                <Button
                  isQuiet
                  onPress={() => {
                    panel.current?.focus(); // the button goes
                    onClear();
                  }}
                >
                  {shared.clearAll}
                </Button>
              )}
            </div>
          )}
          {isSheet && props.beforeFields}
          <FieldSearch
            label={messages.filterBy}
            options={fields.map((each) => ({
              id: each.name,
              text: fieldName(each, messages),
              note: isSheet ? textOf?.(each) : undefined,
            }))}
            typedOptions={values.map(({ id, field, value }) => ({
              id,
              text: wordOf(messages, field.words ?? field.label, value),
              detail: fieldName(field, messages),
            }))}
            onChoose={choose}
          />
        </>
      )}
    </div>
  );
}

function isText({ type }: HTMLInputElement): boolean {
  return type !== 'checkbox' && type !== 'radio';
}

/** Whether focusing a field would raise a keyboard over the screen. */
function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
