'use client';
import { useId, useMemo, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { idsBelow, idsNamed, toggled } from '../data/rules.ts';
import type { Dimension } from '../data/schema.ts';
import { referenceMessages } from '../messages.ts';
import { DimensionBranch } from './DimensionBranch.tsx';

export interface DimensionTreeProps {
  dimension: Dimension;
  /** The ids of what is chosen; a value stands for all below it. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Whether the dimension is marked as one of which something has to be chosen. */
  isRequired?: boolean;
}

/** Up to so many values are all in sight, without a search. */
const fewValues = 12;

/** Values of one dimension, as a tree of checkboxes: choosing one covers all below it. */
export function DimensionTree({ dimension, value, onChange, isRequired = false }: DimensionTreeProps) {
  const messages = useMessages('references', referenceMessages);
  const searchId = useId();
  const [search, setSearch] = useState('');
  const isLarge = useMemo(() => idsBelow({ children: dimension.values }).length > fewValues, [dimension]);
  const found = search.trim() === '' ? undefined : idsNamed(dimension.values, search.trim());
  return (
    <fieldset className="daybook-tree">
      <legend>{isRequired ? messages.requiredDimension({ dimension: dimension.name }) : dimension.name}</legend>
      {isLarge && (
        <>
          <label htmlFor={searchId} className="daybook-visually-hidden">
            {messages.searchValues({ dimension: dimension.name })}
          </label>
          <input
            id={searchId}
            type="search"
            className="daybook-search-input daybook-tree-search"
            placeholder={messages.searchValues({ dimension: dimension.name })}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </>
      )}
      <p role="status" className="daybook-secondary">
        {found?.size === 0 && messages.noValue}
      </p>
      <DimensionBranch
        values={dimension.values}
        chosen={value}
        onToggle={(toggledValue) => onChange(toggled(value, toggledValue))}
        isOpenAtFirst={!isLarge}
        found={found}
      />
    </fieldset>
  );
}
