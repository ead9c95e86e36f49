import type { ReactNode } from 'react';
import { Heading } from '../ui/root/Heading.tsx';

interface ListHeaderProps {
  title: string;
  /** The currency of the amounts, and what else applies to all rows. */
  children: ReactNode;
  /** At the end of the title's line. */
  actions: ReactNode;
}

/** The title of a list, and its actions. */
export function ListHeader({ title, children, actions }: ListHeaderProps) {
  return (
    <div className="daybook-list-header">
      <div>
        <Heading>{title}</Heading>
        <p className="daybook-secondary">{children}</p>
      </div>
      {actions}
    </div>
  );
}
