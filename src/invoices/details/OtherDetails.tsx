import { wordOf } from '../../core/messages/wordOf.ts';
import { safeUrl } from '../../ui/safeUrl.ts';
import { visibleText } from '../data/rules.ts';
import type { Invoice } from '../data/schema.ts';
import { type Description, DescriptionList } from './DescriptionList.tsx';
import type { SectionPartProps } from './partProps.ts';

/** Classes, record status and an unsafe payment URL. */
export function OtherDetails({ invoice, messages }: SectionPartProps) {
  const { status, customerInvoiceUrl } = invoice;
  const recordStatus = visibleText(status);
  return (
    <DescriptionList
      title={messages.details}
      items={[
        ...dimensionDescriptions(invoice, messages.dimensions),
        {
          term: messages.recordStatus,
          texts: [recordStatus && recordStatus !== 'ACTIVE' ? wordOf(messages, 'status', recordStatus) : undefined],
        },
        // A URL that could run a script is shown as text instead of a link.
        { term: messages.customerPage, texts: [safeUrl(customerInvoiceUrl) ? undefined : customerInvoiceUrl] },
      ]}
    />
  );
}

function dimensionDescriptions({ dimensionValues }: Invoice, unnamed: string): Description[] {
  const namesOf = new Map<string, string[]>();
  for (const { name, dimension } of dimensionValues) {
    const term = visibleText(dimension.name) ?? unnamed;
    namesOf.set(term, [...(namesOf.get(term) ?? []), name]);
  }
  return [...namesOf].map(([term, texts]) => ({ term, texts }));
}
