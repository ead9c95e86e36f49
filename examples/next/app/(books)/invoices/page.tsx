import { InvoiceList } from '@daybook/react';

export default function InvoicesPage() {
  return <InvoiceList />;
}
