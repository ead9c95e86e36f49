import { visibleText } from '../data/rules.ts';
import { Section } from './Section.tsx';

/** A term with its values. */
export interface Description {
  term: string;
  texts: readonly (string | null | undefined)[];
}

interface DescriptionListProps {
  title: string;
  items: readonly Description[];
}

/** A section of terms and values; empty terms, or the whole section if all are empty, are omitted. */
export function DescriptionList({ title, items }: DescriptionListProps) {
  const shown = items
    .map(({ term, texts }) => ({
      term,
      texts: [...new Set(texts.map(visibleText))].filter((text) => text !== undefined),
    }))
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
