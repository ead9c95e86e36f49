import { stated } from '../data/rules.ts';
import { Section } from './Section.tsx';

/** What something is called, and what there is of it. */
export interface Fact {
  term: string;
  texts: readonly (string | null | undefined)[];
}

interface InvoiceFactsProps {
  title: string;
  facts: readonly Fact[];
}

/** A part of an invoice that is facts: those that say something, and nothing at all where none does. */
export function DescriptionList({ title, facts }: InvoiceFactsProps) {
  const shown = facts
    .map(({ term, texts }) => ({ term, texts: [...new Set(texts.map(stated))].filter((text) => text !== undefined) }))
    .filter(({ texts }) => texts.length > 0);
  if (shown.length === 0) return null;
  return (
    <Section title={title}>
      <dl className="daybook-invoice-facts">
        {shown.map(({ term, texts }) => (
          <div key={term}>
            <dt>
              <bdi>{term}</bdi>
            </dt>
            {texts.map((text) => (
              <dd key={text}>
                <bdi>{text}</bdi>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}
