'use client';
import {
  type ChangeEvent,
  type MouseEvent,
  type Ref,
  useContext,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { LazyPart } from '../feedback/LazyPart.tsx';
import { Button } from '../fields/Button.tsx';
import { FieldLabel } from '../fields/FieldLabel.tsx';
import { controlState, FieldNotes, type FieldProps } from '../fields/FieldNotes.tsx';
import { FieldText } from '../fields/FieldText.tsx';
import { IsTextContext } from '../fields/IsTextContext.ts';
import { uiMessages } from '../messages.ts';
import { Popover } from '../overlay/Popover.tsx';
import { isSheet, type PopoverPlacement } from '../overlay/placePopover.ts';
import { useInteractOutside } from '../overlay/useInteractOutside.ts';
import { underButtons } from '../parts/underButtons.ts';
import { usePart } from '../parts/usePart.ts';
import { useLayoutEffect } from '../useLayoutEffect.ts';
import type { ComboboxGroup } from './filterOptions.ts';
import { Listbox, optionId } from './Listbox.tsx';
import { useCombobox } from './useCombobox.ts';

export interface ComboboxProps extends FieldProps {
  placeholder?: string;
  groups: readonly ComboboxGroup[];
  /** The id of the selected option, or null. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** Whether the selection can be cleared; then `onChange` is called with null. */
  isClearable?: boolean;
  /** Whether choosing the selected option again also calls `onChange`; default false. */
  isConfirmable?: boolean;
  /** Whether more options are loading. */
  isLoading?: boolean;
  /** Why options are missing. Opening the list retries, as its button does. */
  failure?: { text: string; onRetry?: (() => void) | undefined } | undefined;
  /** Called with the typed text, for remote search; with an empty text when typing ends. */
  onType?: (text: string) => void;
  /** Called when the list closes, before `onChange`. */
  onClose?: () => void;
  /** Called once Enter has selected an option, for example to go to the next field. */
  onEnter?: () => void;
  /** A text for which no option was chosen; it is shown and searched for until one is. */
  unmatched?: string;
  /** Called when the user leaves text that fits several options or none; without it, such text is dropped. */
  onUnmatched?: (text: string) => void;
  /** A read-only combobox stays focusable and does not open. */
  isReadOnly?: boolean;
  inputRef?: Ref<HTMLInputElement | null>;
  /** What keys do in the list, shown below it except on phones. */
  keys?: string;
  /** Where the list opens; default: at the field's start, as wide as its options. */
  placement?: PopoverPlacement | undefined;
}

// Its code is needed on phones only.
const loadSearch = () => import('./SheetSearch.tsx');

/** A combobox: a field to type into, with a list of the matching options. */
export function Combobox({ label, groups, value, onChange, failure, ...props }: ComboboxProps) {
  const {
    isLabelHidden,
    isClearable = false,
    isConfirmable = false,
    isLoading = false,
    placeholder,
    onType = () => {},
    unmatched = '',
  } = props;
  const { isReadOnly = false, inputRef, hint, errors, isRequired } = props;
  const messages = useMessages('ui', uiMessages);
  const id = useId();
  const listId = `${id}-list`;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const picker = useCombobox({
    groups,
    value,
    isClearable,
    isConfirmable,
    isLoading,
    onChange,
    onType,
    onOpen: () => failure?.onRetry?.(),
    onClose: props.onClose,
    onEnter: props.onEnter,
    unmatched,
    onUnmatched: props.onUnmatched,
  });
  const { Part, look, isReplaced } = usePart('Input', undefined, underButtons);
  const [hasFocus, setHasFocus] = useState(false);
  const { matchCount } = picker;
  const isOpen = picker.isOpen && !isReadOnly;
  const isOnPhone = isOpen && input.current !== null && isSheet(input.current, 'phone');
  const hasOptions = matchCount > 0;
  const found = messages.optionCount({ count: matchCount });
  const nothing = !hasOptions && !isLoading && !failure && messages.noOptions;

  useInteractOutside(root, picker.leave);
  // In a sheet, the list has a search of its own: opening it raises no keyboard, which would cover half of it.
  const avoidKeyboard = () => {
    if (input.current) input.current.inputMode = isSheet(input.current, 'phone') ? 'none' : '';
  };
  useLayoutEffect(avoidKeyboard, []);
  // Typing replaces the selected option, also if the focus never left.
  const showsOption = picker.typed === undefined;
  useLayoutEffect(() => {
    if (isOpen && showsOption) input.current?.select();
  }, [isOpen, showsOption]);
  const isText = useContext(IsTextContext);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    inputRef,
    () => (isText ? null : input.current),
    [isText],
  );
  if (isText) {
    return (
      <FieldText label={label} isLabelHidden={isLabelHidden}>
        {picker.selected?.text ?? unmatched}
      </FieldText>
    );
  }
  return (
    <div ref={root} className="daybook-picker">
      <FieldLabel
        htmlFor={id}
        label={label}
        isLabelHidden={isLabelHidden}
        isRequired={isRequired}
        requiredText={props.requiredText}
      />
      <div ref={field} className="daybook-picker-field" data-replaced={isReplaced || undefined}>
        <Part
          {...look}
          {...controlState(id, { hint, errors, isRequired })}
          ref={input}
          id={id}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen && hasOptions}
          aria-controls={isOpen && hasOptions ? listId : undefined}
          aria-activedescendant={isOpen && picker.active ? optionId(listId, picker.active.id) : undefined}
          aria-busy={isLoading || undefined}
          readOnly={isReadOnly}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={placeholder}
          value={(isReadOnly ? undefined : picker.typed) ?? picker.selected?.text ?? unmatched}
          title={picker.selected?.text}
          onChange={(event) => picker.type(event.target.value)}
          onKeyDown={isReadOnly ? undefined : picker.onKeyDown}
          onFocus={(event) => {
            event.target.select();
            setHasFocus(true);
          }}
          onBlur={() => setHasFocus(false)}
          onPointerDown={avoidKeyboard}
          onClick={() => {
            if (!isOpen && !isReadOnly) picker.open();
          }}
        />
        {/* The buttons are not tab stops: clearing the text and the arrow keys do the same. */}
        {isClearable && value !== null && !isReadOnly && (
          <button
            type="button"
            className="daybook-plain-button daybook-picker-button"
            tabIndex={-1}
            aria-label={messages.clearField({ label })}
            onMouseDown={keepFocus}
            onClick={() => {
              picker.choose(null);
              input.current?.focus();
            }}
          >
            <span aria-hidden="true">×</span>
          </button>
        )}
        {!isReadOnly && (
          <button
            type="button"
            className="daybook-plain-button daybook-picker-button"
            tabIndex={-1}
            aria-label={messages.showOptions({ label })}
            onMouseDown={keepFocus}
            onClick={() => {
              input.current?.focus();
              if (isOpen) picker.leave();
              else picker.open();
            }}
          >
            <span className="daybook-picker-arrow" aria-hidden="true" />
          </button>
        )}
      </div>
      <FieldNotes fieldId={id} hint={hint} errors={errors} />
      {/* A live region must be mounted before its text changes; only in the focused field, not in every field of a form. */}
      {hasFocus && (
        <p className="daybook-visually-hidden" role="status">
          {isOpen && (hasOptions ? found : nothing || (isLoading && messages.loading))}
        </p>
      )}
      {isOpen && (
        <Popover
          anchor={field}
          isFocusKept
          sheetMode="phone"
          placement={props.placement}
          onDismiss={() => {
            picker.leave();
            input.current?.focus();
          }}
        >
          {isOnPhone && (
            <LazyPart
              load={loadSearch}
              fallback={<div className="daybook-sheet-search" />}
              props={{
                field: input,
                'aria-label': label,
                'aria-controls': hasOptions ? listId : undefined,
                'aria-activedescendant': picker.active && optionId(listId, picker.active.id),
                placeholder: placeholder ?? label,
                value: picker.typed ?? '',
                onChange: (event: ChangeEvent<HTMLInputElement>) => picker.type(event.target.value),
                onKeyDown: picker.onKeyDown,
              }}
            />
          )}
          {hasOptions && (
            <Listbox
              id={listId}
              label={label}
              groups={picker.matches}
              active={picker.active?.id}
              isActiveFollowed={picker.isActiveByKey}
              selected={value}
              onPoint={picker.point}
              onChoose={picker.choose}
            />
          )}
          {/* Hosts reset the padding of paragraphs. */}
          {nothing && <div className="daybook-picker-note">{nothing}</div>}
          {hasOptions && props.keys && !isOnPhone && (
            <div className="daybook-picker-note" aria-hidden="true">
              {props.keys}
            </div>
          )}
          {isLoading && <div className="daybook-picker-note">{messages.loading}</div>}
          {failure && !isLoading && (
            <div className="daybook-picker-note" role="alert">
              <p>{failure.text}</p>
              {failure.onRetry && (
                <Button
                  onPress={() => {
                    failure.onRetry?.();
                    input.current?.focus();
                  }}
                >
                  {messages.retry}
                </Button>
              )}
            </div>
          )}
        </Popover>
      )}
    </div>
  );
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
