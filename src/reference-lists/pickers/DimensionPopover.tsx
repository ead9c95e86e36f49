'use client';
import type { RefObject } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { isEndpointMissing } from '../../core/errors.ts';
import { useKeepFocusWithin } from '../../ui/useKeepFocusWithin.ts';
import { useDimensions } from '../data/queries.ts';
import type { ResolvedDimensionValues } from '../data/resolveDimensionValues.ts';
import { referenceMessages } from '../messages.ts';
import { DimensionTree, DimensionTrees } from './DimensionTree.tsx';

interface DimensionPopoverProps {
  id: string;
  /** The field that opened it; its button gets the focus if the focused element is removed. */
  field: RefObject<HTMLElement | null>;
  chosen: ResolvedDimensionValues;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  isRequiredEnforced: boolean;
}

/** Selected values missing from the trees, followed by the trees of all dimensions. */
export function DimensionPopover({ id, field, chosen, value, onChange, isRequiredEnforced }: DimensionPopoverProps) {
  const messages = useMessages('references', referenceMessages);
  const { data: dimensions, isFetching, error } = useDimensions();
  const isLoading = dimensions === undefined && isFetching;
  const unlisted = isLoading ? [] : chosen.unlisted;
  const isEmpty = !isLoading && (!error || isEndpointMissing(error)) && unlisted.length === 0 && !dimensions?.length;
  useKeepFocusWithin(field, [isLoading, ...value].join(' '));
  return (
    <div id={id} className="daybook-card daybook-dimension-popover">
      {unlisted.length > 0 && (
        <ul className="daybook-dimension-values-unlisted">
          {unlisted.map(({ id: valueId, name, dimension }) => (
            <li key={valueId}>
              <bdi>{messages.selectedValues({ dimension: dimension.name, values: name })}</bdi>
              <button
                type="button"
                className="daybook-plain-button daybook-picker-button"
                aria-label={messages.removeValue({ dimension: dimension.name, value: name })}
                onClick={() => onChange(value.filter((each) => each !== valueId))}
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isEmpty && <p className="daybook-secondary">{messages.noDimensions}</p>}
      <DimensionTrees>
        {(dimension) => (
          <DimensionTree
            key={dimension.id}
            dimension={dimension}
            value={value}
            onChange={onChange}
            isRequired={isRequiredEnforced && dimension.requiredness === 'REQUIRED'}
          />
        )}
      </DimensionTrees>
    </div>
  );
}
