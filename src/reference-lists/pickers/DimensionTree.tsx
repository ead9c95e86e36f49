'use client';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { usePart } from '../../ui/parts/usePart.ts';
import { usePickerList } from '../../ui/picker/usePickerList.ts';
import { idsBelow, idsNamed, toggleValue } from '../data/dimensionRules.ts';
import { useDimensions } from '../data/queries.ts';
import type { Dimension, DimensionValue } from '../data/schema.ts';
import { referenceMessages } from '../messages.ts';

/** A tree for each of the company's dimensions, or their loading and failure states. */
export function DimensionTrees({ children }: { children: (dimension: Dimension) => ReactNode }) {
  const shared = useMessages('ui', uiMessages);
  const messages = useMessages('references', referenceMessages);
  const dimensions = useDimensions();
  const { isLoading, failure } = usePickerList(dimensions, messages.dimensions);
  if (isLoading) return <p className="daybook-secondary">{shared.loading}</p>;
  if (failure) {
    return (
      <div role="alert">
        <p>{failure.text}</p>
        {failure.onRetry && <Button onPress={failure.onRetry}>{shared.retry}</Button>}
      </div>
    );
  }
  return dimensions.data?.map(children);
}

interface DimensionTreeProps {
  dimension: Dimension;
  /** Ids of the selected values. A value covers its descendants. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Whether the dimension is marked as required. */
  isRequired?: boolean;
  /** Whether it is in a group that has its name. */
  isNameHidden?: boolean;
}

/** Larger trees start collapsed and have a search field. */
const maxExpandedValues = 12;

/** The values of a dimension as a tree of checkboxes. Selecting a value covers its descendants. */
export function DimensionTree({ dimension, value, onChange, isRequired, isNameHidden }: DimensionTreeProps) {
  const messages = useMessages('references', referenceMessages);
  const { noOptions } = useMessages('ui', uiMessages);
  const searchId = useId();
  const { Part, look } = usePart('Input', 'daybook-search-input daybook-tree-search');
  const [search, setSearch] = useState('');
  const isLarge = useMemo(() => idsBelow({ children: dimension.values }).length > maxExpandedValues, [dimension]);
  const found = search.trim() === '' ? undefined : idsNamed(dimension.values, search.trim());
  return (
    <fieldset className="daybook-tree" role={isNameHidden ? 'presentation' : undefined}>
      {!isNameHidden && (
        <legend>{isRequired ? messages.requiredDimension({ dimension: dimension.name }) : dimension.name}</legend>
      )}
      {isLarge && (
        <>
          <label htmlFor={searchId} className="daybook-visually-hidden">
            {messages.searchValues({ dimension: dimension.name })}
          </label>
          <Part
            {...look}
            id={searchId}
            type="search"
            placeholder={messages.searchValues({ dimension: dimension.name })}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </>
      )}
      <p role="status" className="daybook-secondary">
        {found?.size === 0 && noOptions}
      </p>
      <DimensionBranch
        values={dimension.values}
        chosen={value}
        onToggle={(toggledValue) => onChange(toggleValue(value, toggledValue))}
        isOpenAtFirst={!isLarge}
        found={found}
      />
    </fieldset>
  );
}

interface DimensionBranchProps {
  values: readonly DimensionValue[];
  chosen: readonly string[];
  onToggle: (value: DimensionValue) => void;
  /** The selected ancestor that covers these values. */
  coveredBy?: DimensionValue | undefined;
  isOpenAtFirst: boolean;
  /** The ids found by a search; only these are shown. */
  found: ReadonlySet<string> | undefined;
}

/** A list of values, each with its descendants. */
function DimensionBranch({ values, ...props }: DimensionBranchProps) {
  return (
    <ul className="daybook-tree-branch">
      {values
        .filter(({ id }) => !props.found || props.found.has(id))
        .map((value) => (
          <BranchValue key={value.id} value={value} {...props} />
        ))}
    </ul>
  );
}

function BranchValue({ value, ...props }: Omit<DimensionBranchProps, 'values'> & { value: DimensionValue }) {
  const { chosen, onToggle, coveredBy, isOpenAtFirst, found } = props;
  const messages = useMessages('references', referenceMessages);
  const isChosen = chosen.includes(value.id);
  const isChosenBelow = idsBelow(value).some((id) => chosen.includes(id));
  const [isOpened, setIsOpened] = useState(isOpenAtFirst || isChosenBelow);
  const isOpen = isOpened || found !== undefined;
  const { Part } = usePart('Checkbox');
  const isParent = value.children.length > 0;
  return (
    <li>
      <div className="daybook-tree-value">
        {isParent ? (
          <button
            type="button"
            className="daybook-plain-button daybook-picker-button"
            aria-expanded={isOpen}
            aria-label={messages.expand({ value: value.name })}
            onClick={() => setIsOpened(!isOpen)}
          >
            <span className="daybook-tree-arrow" aria-hidden="true" />
          </button>
        ) : (
          <span className="daybook-plain-button daybook-picker-button" />
        )}
        <label>
          {/* Not disabled, so that keyboard users can still reach it. */}
          <Part
            type="checkbox"
            checked={isChosen || coveredBy !== undefined}
            aria-disabled={coveredBy !== undefined || undefined}
            data-indeterminate={(!isChosen && !coveredBy && isChosenBelow) || undefined}
            ref={(box) => {
              if (box) box.indeterminate = !isChosen && !coveredBy && isChosenBelow;
            }}
            onChange={() => {
              if (!coveredBy) onToggle(value);
            }}
          />
          <span dir="auto">{value.name}</span>
          {coveredBy && <span className="daybook-visually-hidden">{messages.covered({ value: coveredBy.name })}</span>}
        </label>
      </div>
      {isParent && isOpen && (
        <DimensionBranch {...props} values={value.children} coveredBy={coveredBy ?? (isChosen ? value : undefined)} />
      )}
    </li>
  );
}
