import type { ReactNode } from 'react';
import type { HeadingElement } from './InvoiceView.tsx';

interface InvoicePartFrameProps {
  heading: HeadingElement;
  title: string;
  children: ReactNode;
}

/** A part of an invoice below its heading. */
export function InvoicePart({ heading: Heading, title, children }: InvoicePartFrameProps) {
  return (
    <div className="daybook-invoice-part">
      <Heading className="daybook-part-title">{title}</Heading>
      {children}
    </div>
  );
}
