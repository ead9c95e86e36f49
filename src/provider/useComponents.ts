'use client';
import { useContext, useMemo } from 'react';
import type { DaybookContextValue } from '../core/daybookContext.ts';
import { received } from '../core/errors.ts';
import { ComponentsContext } from '../ui/parts/ComponentsContext.ts';
import type { DaybookComponents } from '../ui/parts/partProps.ts';
import { unknownMembers } from './unknownMembers.ts';
import { useReportProblem } from './useReportProblem.ts';

const partNames = Object.keys({
  Button: true,
  IconButton: true,
  Link: true,
  Input: true,
  Textarea: true,
  Select: true,
  Checkbox: true,
  Radio: true,
  Dialog: true,
  EmptyState: true,
  ErrorState: true,
  Notice: true,
} satisfies Record<keyof DaybookComponents, true>) as (keyof DaybookComponents)[]; // Object.keys returns strings

/**
 * The host's components, over those of the provider around this one; stable for equal ones. What is no component, or replaces no part,
 * is reported and skipped.
 */
export function useComponents(given: DaybookComponents, report: DaybookContextValue['report']): DaybookComponents {
  const inherited = useContext(ComponentsContext);
  const problems = partNames.flatMap((name) => problemOf(name, given[name]) ?? []);
  useReportProblem([...unknownMembers('components', given, partNames, 'part'), ...problems].join(' '), report);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its values, as the object may be inline
  return useMemo(
    () => ({
      ...inherited,
      ...Object.fromEntries(partNames.flatMap((name) => (isComponent(given[name]) ? [[name, given[name]]] : []))),
    }),
    [inherited, ...partNames.map((name) => given[name])],
  );
}

function problemOf(name: string, value: unknown): string | undefined {
  if (value === undefined || isComponent(value)) return undefined;
  return `components.${name} is ${received(value)} and was skipped. Expected a React component.`;
}

/** A function or class, or what `forwardRef`, `memo` and `lazy` return. An element, such as `<Button />`, is none. */
function isComponent(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value);
}
