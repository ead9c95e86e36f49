'use client';
import {
  type ComponentPropsWithoutRef,
  createContext,
  createElement,
  Fragment,
  type ReactNode,
  useContext,
} from 'react';

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
      {unbrokenMoney(children)}
    </Element>
  );
}

/** Text whose amounts are never broken: `−$5.00` could be, after its minus sign. Other content stays as it is. */
export function unbrokenMoney(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const parts = text.split(/(−\p{Sc}\S+)/u);
  const money = (part: string) => createElement('span', { className: 'daybook-money' }, part);
  return createElement(Fragment, null, ...parts.map((part, index) => (index % 2 === 0 ? part : money(part))));
}

const elements = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
