import { type ComponentProps, useState } from 'react';
import { AgingSummary } from '../../../src/invoices/aging/AgingSummary.tsx';
import type { InvoiceAgingBucket } from '../../../src/invoices/data/aging.ts';
import { invoiceListMessages } from '../../../src/invoices/messages.ts';
import { Root } from '../../../src/ui/root/Root.tsx';

type SummaryProps = Pick<ComponentProps<typeof AgingSummary>, 'invoices'> &
  Partial<ComponentProps<typeof AgingSummary>>;

/** The summary beside a field whose text is state of the same component, and a button that selects a bucket. */
export function SampleAgingSummary({ onBucketsChange, ...props }: SummaryProps) {
  const [buckets, setBuckets] = useState<readonly InvoiceAgingBucket[]>(props.buckets ?? []);
  const [search, setSearch] = useState('');
  const change = (buckets: InvoiceAgingBucket[]) => {
    setBuckets(buckets);
    onBucketsChange?.(buckets);
  };
  return (
    <Root component="Test" name="test">
      <input aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <button type="button" onClick={() => setBuckets(['over90'])}>
        Filter
      </button>
      <AgingSummary
        messages={invoiceListMessages}
        isByCustomer={false}
        onByCustomerChange={() => {}}
        {...props}
        buckets={buckets}
        onBucketsChange={change}
      />
    </Root>
  );
}
