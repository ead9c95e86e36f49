import { visibleText } from '../data/rules.ts';
import type { SectionPartProps } from './partProps.ts';
import { Section } from './Section.tsx';

/** The invoice’s notes, with their line breaks. */
export function Notes({ invoice, messages }: SectionPartProps) {
  const notes = visibleText(invoice.notes);
  if (notes === undefined) return null;
  return (
    <Section title={messages.notes}>
      <p className="daybook-invoice-notes" dir="auto">
        {notes}
      </p>
    </Section>
  );
}
