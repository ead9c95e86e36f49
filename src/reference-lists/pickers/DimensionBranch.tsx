'use client';
import { useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { idsBelow } from '../data/rules.ts';
import type { DimensionValue } from '../data/schema.ts';
import { referenceMessages } from '../messages.ts';

interface DimensionBranchProps {
  values: readonly DimensionValue[];
  chosen: readonly string[];
  onToggle: (value: DimensionValue) => void;
  /** The chosen value above these, which covers them. */
  coveredBy?: DimensionValue | undefined;
  isOpenAtFirst: boolean;
  /** The ids that a search found: then these are in sight, and no others. */
  found: ReadonlySet<string> | undefined;
}

/** Values side by side, each with what is below it. */
export function DimensionBranch({ values, ...props }: DimensionBranchProps) {
  return (
    <ul className="daybook-tree-branch">
      {values
        .filter(({ id }) => !props.found || props.found.has(id))
        .map((value) => (
          <Value key={value.id} value={value} {...props} />
        ))}
    </ul>
  );
}

function Value({ value, ...props }: Omit<DimensionBranchProps, 'values'> & { value: DimensionValue }) {
  const { chosen, onToggle, coveredBy, isOpenAtFirst, found } = props;
  const messages = useMessages('references', referenceMessages);
  const isChosen = chosen.includes(value.id);
  const isChosenBelow = idsBelow(value).some((id) => chosen.includes(id));
  const [isOpened, setIsOpened] = useState(isOpenAtFirst || isChosenBelow);
  const isOpen = isOpened || found !== undefined;
  const isParent = value.children.length > 0;
  return (
    <li>
      <div className="daybook-tree-value">
        {isParent ? (
          <button
            type="button"
            className="daybook-picker-button"
            aria-expanded={isOpen}
            aria-label={messages.expand({ value: value.name })}
            onClick={() => setIsOpened(!isOpen)}
          >
            <span className="daybook-tree-arrow" aria-hidden="true" />
          </button>
        ) : (
          <span className="daybook-picker-button" />
        )}
        <label>
          {/* Not disabled: that would take it from those who read by the keyboard. */}
          <input
            type="checkbox"
            checked={isChosen || coveredBy !== undefined}
            aria-disabled={coveredBy !== undefined || undefined}
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
