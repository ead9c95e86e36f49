'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useCsvExport } from '../../list/actions/useCsvExport.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { Heading } from '../../ui/root/Heading.tsx';
import type { invoiceListMessages } from '../messages.ts';
import type { CustomerAging } from './sumByCustomer.ts';

interface AgingExportProps {
  customers: readonly CustomerAging[];
  messages: typeof invoiceListMessages;
}

/** The button Export CSV of the aging by customer, and its result. */
export function AgingExport({ customers, messages }: AgingExportProps) {
  const { currency } = useDaybookContext();
  const { saved, error, start } = useCsvExport<CustomerAging>(customers, {
    async *readAllPages() {
      yield { rows: [...customers], unreadable: [] };
    },
    loadCsv: async () => {
      const { agingCsv } = await import('./csv.ts');
      return agingCsv(currency, messages);
    },
    fileName: 'aging-by-customer',
  });
  return (
    <div className="daybook-list-tools">
      <Heading isPart>{messages.agingByCustomer}</Heading>
      <span className="daybook-secondary" role="status">
        {saved && messages.agingExported(saved)}
      </span>
      {error && (
        <span className="daybook-error-text" role="alert">
          {messages.agingExportFailed}
        </span>
      )}
      <Button onPress={start}>
        {messages.exportCsv}
        <span className="daybook-visually-hidden"> {messages.agingByCustomer}</span>
      </Button>
    </div>
  );
}
