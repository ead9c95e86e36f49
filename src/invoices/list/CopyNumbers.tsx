'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useCopy } from '../../ui/useCopy.ts';
import { visibleText } from '../data/rules.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';

interface CopyNumbersProps {
  invoices: readonly Invoice[];
  messages: typeof invoiceListMessages;
}

/** Copies the invoices’ numbers to the clipboard, one per line, and announces it. */
export function CopyNumbers({ invoices, messages }: CopyNumbersProps) {
  const shared = useMessages('ui', uiMessages);
  const numbers = invoices.flatMap(({ invoiceNumber }) => visibleText(invoiceNumber) ?? []).join('\n');
  const { copy, isCopied } = useCopy(numbers);
  if (!numbers) return null; // drafts have none
  return (
    <>
      <span className="daybook-secondary" role="status">
        {isCopied !== undefined && shared[isCopied ? 'copied' : 'copyFailed']}
      </span>
      <IconButton icon="copy" label={messages.copyNumbers} onPress={copy} />
    </>
  );
}
