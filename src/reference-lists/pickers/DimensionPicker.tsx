'use client';
import { Fragment, type Ref, useContext, useId, useMemo, useRef, useState } from 'react';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { RequiredMark } from '../../ui/fields/FieldLabel.tsx';
import { controlState, FieldNotes, type FieldProps } from '../../ui/fields/FieldNotes.tsx';
import { FieldText } from '../../ui/fields/FieldText.tsx';
import { IsTextContext } from '../../ui/fields/IsTextContext.ts';
import { useDimensions } from '../data/queries.ts';
import {
  type ResolvedDimensionValues,
  resolveDimensionValues,
  valuesByDimension,
} from '../data/resolveDimensionValues.ts';
import type { DimensionSelection } from '../data/schema.ts';
import { referenceMessages } from '../messages.ts';
import { DimensionPopover } from './DimensionPopover.tsx';

export interface DimensionPickerProps extends FieldProps {
  /** Ids of the selected values of all dimensions. Unknown ids are kept. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Values named by the document, for those missing from the trees. */
  known: readonly DimensionSelection[];
  isReadOnly?: boolean;
  /** Whether required dimensions are marked. */
  isRequiredEnforced?: boolean;
  /** The button, to focus the field if it's invalid; null if the field is read-only. */
  buttonRef?: Ref<HTMLButtonElement> | undefined;
}

/** Selects values of all dimensions, in a popover with their trees. */
export function DimensionPicker({ label, value, onChange, known, ...props }: DimensionPickerProps) {
  const { isLabelHidden = false, isReadOnly = false, isRequiredEnforced = true, buttonRef, ...notes } = props;
  const messages = useMessages('references', referenceMessages);
  const dimensions = useDimensions().data;
  const id = useId();
  const [labelId, chosenId, panelId] = [`${id}-label`, `${id}-chosen`, `${id}-panel`];
  const root = useRef<HTMLFieldSetElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened && !isReadOnly;
  const chosen = useMemo(() => resolveDimensionValues(value, dimensions, known), [value, dimensions, known]);
  const { 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = controlState(id, notes);
  const chosenText = (
    <span id={chosenId}>
      <ChosenText chosen={chosen} />
    </span>
  );
  if (useContext(IsTextContext)) {
    return (
      <FieldText label={label} isLabelHidden={isLabelHidden}>
        {value.length > 0 && <ChosenText chosen={chosen} />}
      </FieldText>
    );
  }
  return (
    <fieldset
      ref={root}
      className="daybook-field"
      data-invalid={isInvalid}
      aria-describedby={isReadOnly ? describedBy : undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // Closes only the popover, not the surrounding form.
        event.preventDefault();
        event.stopPropagation();
        setIsOpened(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      <legend id={labelId} className={isLabelHidden ? 'daybook-visually-hidden' : undefined}>
        {label}
        {notes.isRequired && <RequiredMark text={messages.required} />}
      </legend>
      {isReadOnly ? (
        <div className="daybook-text-control daybook-dimension-values" data-read-only="">
          {chosenText}
        </div>
      ) : (
        <button
          ref={buttonRef}
          type="button"
          className="daybook-text-control daybook-dimension-values"
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
      <FieldNotes fieldId={id} {...notes} />
      {isOpen && (
        <DimensionPopover
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

/** The selected values by dimension. */
function ChosenText({ chosen: { listed, unlisted, unnamed } }: { chosen: ResolvedDimensionValues }) {
  const { locale } = useDaybookContext();
  const messages = useMessages('references', referenceMessages);
  const parts = valuesByDimension([...listed, ...unlisted]).map(({ id, name, values }) => {
    const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(values);
    return { id, text: messages.selectedValues({ dimension: name, values: list }) };
  });
  if (unnamed > 0) parts.push({ id: 'unnamed', text: messages.unnamedValues({ count: unnamed }) });
  if (parts.length === 0) return messages.noneSelected;
  return parts.map(({ id, text }, index) => (
    <Fragment key={id}>
      {index > 0 && ' · '}
      <bdi>{text}</bdi>
    </Fragment>
  ));
}
