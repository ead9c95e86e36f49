'use client';
import { useDaybookContext, useMessages } from '../core/daybookContext.ts';
import type { CountedPart } from '../core/pages/rowCount.ts';
import { uiMessages } from './messages.ts';

/** @returns a count as text, marked unless it is complete. */
export function useCountText(): (counted: CountedPart) => string {
  const { locale } = useDaybookContext();
  const { atLeast } = useMessages('ui', uiMessages);
  return ({ count, isComplete }) => {
    const text = count.toLocaleString(locale);
    return isComplete ? text : atLeast({ count: text });
  };
}
