import { createElement, Fragment, type ReactNode } from 'react';

/** Text whose amounts are never broken: `−$5.00` could be, after its minus sign. Other content stays as it is. */
export function nonBreakingMoney(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const parts = text.split(/(−\p{Sc}\S+)/u);
  const money = (part: string) => createElement('span', { className: 'daybook-money' }, part);
  return createElement(Fragment, null, ...parts.map((part, place) => (place % 2 === 0 ? part : money(part))));
}
