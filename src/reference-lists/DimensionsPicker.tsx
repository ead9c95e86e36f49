'use client';
import { useMessages } from '../core/context.ts';
import { Button } from '../ui/Button.tsx';
import { uiMessages } from '../ui/messages.ts';
import { DimensionTree } from './DimensionTree.tsx';
import { referenceMessages } from './messages.ts';
import { usePickerList } from './PickerList.ts';
import { useDimensions } from './queries.ts';

/** Values of one dimension, as a filter names them. */
interface ChosenDimension {
  dimensionId: string;
  dimensionValueIds: string[];
}

export interface DimensionsPickerProps {
  value: readonly ChosenDimension[];
  /** Called with what is chosen of every dimension; one of which nothing is chosen is not among them. */
  onChange: (value: ChosenDimension[]) => void;
}

/** Values of each of the company's dimensions. A company without dimensions, or a service without their list, shows none. */
export function DimensionsPicker({ value, onChange }: DimensionsPickerProps) {
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
  return dimensions.data?.map((dimension) => (
    <DimensionTree
      key={dimension.id}
      dimension={dimension}
      value={value.find(({ dimensionId }) => dimensionId === dimension.id)?.dimensionValueIds ?? []}
      onChange={(dimensionValueIds) => {
        const others = value.filter(({ dimensionId }) => dimensionId !== dimension.id);
        onChange(dimensionValueIds.length > 0 ? [...others, { dimensionId: dimension.id, dimensionValueIds }] : others);
      }}
    />
  ));
}
