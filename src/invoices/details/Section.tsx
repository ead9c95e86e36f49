import type { ReactNode } from 'react';
import { Heading } from '../../ui/root/Heading.tsx';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A section of an invoice with its heading. */
export function Section({ title, children }: SectionProps) {
  return (
    <div className="daybook-invoice-part">
      <Heading isPart>{title}</Heading>
      {children}
    </div>
  );
}
