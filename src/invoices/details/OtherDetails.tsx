import { wordOf } from '../../core/messages/wordOf.ts';
import { safeUrl } from '../../ui/safeUrl.ts';
import { stated } from '../data/rules.ts';
import type { Invoice } from '../data/schema.ts';
import { DescriptionList, type Fact } from './DescriptionList.tsx';
import type { InvoicePartProps } from './partProps.ts';

/** What it is classed as, and what else is to be known of it. */
export function OtherDetails({ invoice, messages }: InvoicePartProps) {
  const { status, customerInvoiceUrl } = invoice;
  const kept = stated(status);
  return (
    <DescriptionList
      title={messages.details}
      facts={[
        ...classesOf(invoice, messages.classes),
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
function classesOf({ dimensionValues }: Invoice, unnamed: string): Fact[] {
  const namesOf = new Map<string, string[]>();
  for (const { name, dimension } of dimensionValues) {
    const term = stated(dimension.name) ?? unnamed;
    namesOf.set(term, [...(namesOf.get(term) ?? []), name]);
  }
  return [...namesOf].map(([term, texts]) => ({ term, texts }));
}
