'use client';
import { Fragment, type Ref, useId, useMemo, useRef, useState } from 'react';
import { useMessages, useSupplied } from '../core/context.ts';
import { type ChosenValues, chosenValues, type KnownValue } from './ChosenValues.ts';
import { DimensionValuesPanel } from './DimensionValuesPanel.tsx';
import { referenceMessages } from './messages.ts';
import { useDimensions } from './queries.ts';

export interface DimensionValuesPickerProps {
  label: string;
  /** Whether the label is for those alone who hear the page. */
  isLabelHidden?: boolean;
  /** The ids of what is chosen, of all dimensions together. Ids that nobody has a name for are kept. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Values that a document names: so they are called, and can be given up, where the trees do not have them. */
  known: readonly KnownValue[];
  /** What is wrong with the choice, in sentences. */
  errors?: readonly string[] | undefined;
  isReadOnly?: boolean;
  /** Whether dimensions that the company requires are marked so: not where nothing has to be chosen. */
  isRequiredEnforced?: boolean;
  /** The button, for who brings the focus to what is wrong. There is none where the field is read only. */
  buttonRef?: Ref<HTMLButtonElement> | undefined;
}

/** Values of all dimensions: a field that says what is chosen, and opens the trees below itself. */
export function DimensionValuesPicker({ label, value, onChange, known, ...props }: DimensionValuesPickerProps) {
  const { isLabelHidden = false, isReadOnly = false, isRequiredEnforced = true, errors = [], buttonRef } = props;
  const dimensions = useDimensions().data;
  const id = useId();
  const [labelId, chosenId, errorId, panelId] = [`${id}-label`, `${id}-chosen`, `${id}-error`, `${id}-panel`];
  const root = useRef<HTMLFieldSetElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened && !isReadOnly;
  const chosen = useMemo(() => chosenValues(value, dimensions, known), [value, dimensions, known]);
  const describedBy = errors.length > 0 ? errorId : undefined;
  const chosenText = (
    <span id={chosenId} className="daybook-dimension-values-chosen">
      <ChosenText chosen={chosen} />
    </span>
  );

  return (
    <fieldset
      ref={root}
      aria-labelledby={labelId}
      aria-describedby={isReadOnly ? describedBy : undefined}
      className="daybook-dimension-values"
      data-invalid={errors.length > 0 || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // It closes this, not the form around it.
        event.preventDefault();
        event.stopPropagation();
        setIsOpened(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      <span id={labelId} className={isLabelHidden ? 'daybook-visually-hidden' : 'daybook-dimension-values-label'}>
        {label}
      </span>
      {isReadOnly ? (
        chosenText
      ) : (
        <button
          ref={buttonRef}
          type="button"
          className="daybook-dimension-values-button"
          aria-labelledby={`${labelId} ${chosenId}`}
          aria-describedby={describedBy}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setIsOpened(!isOpen)}
        >
          {chosenText}
          <span className="daybook-picker-arrow" aria-hidden="true" />
        </button>
      )}
      {errors.length > 0 && (
        <div id={errorId} className="daybook-dimension-values-error">
          {errors.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      )}
      {isOpen && (
        <DimensionValuesPanel
          id={panelId}
          field={root}
          chosen={chosen}
          value={value}
          onChange={onChange}
          isRequiredEnforced={isRequiredEnforced}
        />
      )}
    </fieldset>
  );
}

/** What is chosen, dimension by dimension. */
function ChosenText({ chosen: { listed, unlisted, unnamed } }: { chosen: ChosenValues }) {
  const { locale } = useSupplied();
  const messages = useMessages('references', referenceMessages);
  const parts = [...listed, ...unlisted].map(({ id, name, values }) => {
    const names = values.map((value) => value.name);
    const written = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(names);
    return { id, text: messages.chosenOf({ dimension: name, values: written }) };
  });
  if (unnamed > 0) {
    const text = messages.unnamedValues({ count: unnamed, written: unnamed.toLocaleString(locale) });
    parts.push({ id: 'unnamed', text });
  }
  if (parts.length === 0) return messages.nothingChosen;
  return parts.map(({ id, text }, index) => (
    <Fragment key={id}>
      {index > 0 && ' · '}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}
