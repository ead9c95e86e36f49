'use client';
import { type CSSProperties, useContext } from 'react';
import { ComponentsContext } from './ComponentsContext.ts';
import type { DaybookComponents } from './partProps.ts';

const elements = {
  Button: 'button',
  IconButton: 'button',
  Link: 'a',
  Input: 'input',
  Textarea: 'textarea',
  Select: 'select',
  Checkbox: 'input',
  Radio: 'input',
} as const;

type PartOf<Name extends keyof typeof elements> = NonNullable<DaybookComponents[Name]>;

/**
 * The host's component, or a native element.
 * @param className of the native element: a host's component has its own look.
 * @param style of a host's component: what its surroundings need.
 */
export function usePart<Name extends keyof typeof elements>(name: Name, className?: string, style?: CSSProperties) {
  const replaced = useContext(ComponentsContext)[name];
  // Native elements take the same props.
  const Part = (replaced ?? elements[name]) as unknown as PartOf<Name>;
  return { Part, look: replaced ? { style } : { className }, isReplaced: replaced !== undefined };
}
