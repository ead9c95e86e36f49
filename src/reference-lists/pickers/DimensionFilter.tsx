'use client';
import { DimensionTree, DimensionTrees } from './DimensionTree.tsx';

/** Values of one dimension, as a filter names them. */
interface DimensionFilterValue {
  dimensionId: string;
  dimensionValueIds: string[];
}

export interface DimensionFilterProps {
  value: readonly DimensionFilterValue[];
  /** Called with what is chosen of every dimension; one of which nothing is chosen is not among them. */
  onChange: (value: DimensionFilterValue[]) => void;
}

/** Values of each of the company's dimensions. A company without dimensions, or a service without their list, shows none. */
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
