'use client';
import { type ComponentPropsWithoutRef, createContext, useContext } from 'react';
import { nonBreakingMoney } from './nonBreakingMoney.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The level of a component's title. */
export const HeadingLevelContext = createContext<HeadingLevel>(2);

interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** Whether it is a section heading, one level below the title. */
  isPart?: boolean;
}

/** The component's title at the host's heading level, or a section heading below it. */
export function Heading({ isPart = false, className, children, ...props }: HeadingProps) {
  const level = useContext(HeadingLevelContext);
  const Element = elements[isPart ? level : level - 1] ?? 'h6';
  return (
    <Element {...props} className={className ?? (isPart ? 'daybook-part-title' : 'daybook-title')}>
      {nonBreakingMoney(children)}
    </Element>
  );
}

const elements = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
