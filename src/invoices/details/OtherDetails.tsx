import { wordOf } from '../../core/messages/wordOf.ts';
import { safeUrl } from '../../ui/safeUrl.ts';
import { visibleText } from '../data/rules.ts';
import type { Invoice } from '../data/schema.ts';
import { type Description, DescriptionList } from './DescriptionList.tsx';
import type { SectionPartProps } from './partProps.ts';

/** What it is classed as, and what else is to be known of it. */
export function OtherDetails({ invoice, messages }: SectionPartProps) {
  const { status, customerInvoiceUrl } = invoice;
  const kept = visibleText(status);
  return (
    <DescriptionList
      title={messages.details}
      items={[
        ...groupByDimension(invoice, messages.classes),
        {
          term: messages.recordStatus,
          texts: [kept && kept !== 'ACTIVE' ? wordOf(messages, 'status', kept) : undefined],
        },
        // An address that might run a script is something to read, not to open.
        { term: messages.customerPage, texts: [safeUrl(customerInvoiceUrl) ? undefined : customerInvoiceUrl] },
      ]}
    />
  );
}

/** The values of dimensions, those of one dimension together. */
function groupByDimension({ dimensionValues }: Invoice, unnamed: string): Description[] {
  const namesOf = new Map<string, string[]>();
  for (const { name, dimension } of dimensionValues) {
    const term = visibleText(dimension.name) ?? unnamed;
    namesOf.set(term, [...(namesOf.get(term) ?? []), name]);
  }
  return [...namesOf].map(([term, texts]) => ({ term, texts }));
}
