'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { usePart } from '../../ui/parts/usePart.ts';
import { safeUrl } from '../../ui/safeUrl.ts';
import { useCopy } from '../../ui/useCopy.ts';
import type { SectionPartProps } from './partProps.ts';

/** The customer’s page of the invoice: opens it in a new tab, or copies its address. */
export function InvoiceLinks({ invoice, messages }: SectionPartProps) {
  const url = safeUrl(invoice.customerInvoiceUrl);
  const { copy, isCopied } = useCopy(url ?? '');
  const shared = useMessages('ui', uiMessages);
  const { Part, look } = usePart('Link', 'daybook-button');
  if (!url) return null;
  return (
    <footer className="daybook-editor-actions">
      <Part {...look} data-primary={true} href={url} target="_blank" rel="noreferrer">
        <span>{messages.customerPage}</span>
      </Part>
      <Button onPress={copy}>{messages.copyLink}</Button>
      <span className="daybook-secondary" role="status">
        {isCopied !== undefined && shared[isCopied ? 'copied' : 'copyFailed']}
      </span>
    </footer>
  );
}
