'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useDimensions } from '../data/queries.ts';
import type { Dimension } from '../data/schema.ts';
import { referenceMessages } from '../messages.ts';
import { usePickerList } from './usePickerList.ts';

/** One tree for each of the company's dimensions; until they are there, and if they do not come, what there is to say. */
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
