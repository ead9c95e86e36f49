'use client';
import { DimensionTree, DimensionTrees } from './DimensionTree.tsx';

/** The selected values of one dimension. */
interface DimensionFilterValue {
  dimensionId: string;
  dimensionValueIds: string[];
}

export interface DimensionFilterProps {
  value: readonly DimensionFilterValue[];
  /** Called with the selection of every dimension that has one. */
  onChange: (value: DimensionFilterValue[]) => void;
}

/** The trees of the company's dimensions; nothing if there are none or the service doesn't list them. */
export function DimensionFilter({ value, onChange }: DimensionFilterProps) {
  return (
    <DimensionTrees>
      {(dimension) => (
        <DimensionTree
          key={dimension.id}
          dimension={dimension}
          value={value.find(({ dimensionId }) => dimensionId === dimension.id)?.dimensionValueIds ?? []}
          onChange={(dimensionValueIds) => {
            const others = value.filter(({ dimensionId }) => dimensionId !== dimension.id);
            onChange(
              dimensionValueIds.length > 0 ? [...others, { dimensionId: dimension.id, dimensionValueIds }] : others,
            );
          }}
        />
      )}
    </DimensionTrees>
  );
}
