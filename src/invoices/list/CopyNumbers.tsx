'use client';
import { useState } from 'react';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { visibleText } from '../data/rules.ts';
import type { Invoice } from '../data/schema.ts';
import type { invoiceListMessages } from '../messages.ts';

interface CopyNumbersProps {
  invoices: readonly Invoice[];
  messages: typeof invoiceListMessages;
}

/** Copies the invoices’ numbers to the clipboard, one a line, and announces it. */
export default function CopyNumbers({ invoices, messages }: CopyNumbersProps) {
  const numbers = invoices.flatMap(({ invoiceNumber }) => visibleText(invoiceNumber) ?? []).join('\n');
  const [attempt, setAttempt] = useState<{ numbers: string; isCopied: boolean }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(numbers);
      setAttempt({ numbers, isCopied: true });
    } catch {
      setAttempt({ numbers, isCopied: false }); // not permitted, or not a secure page
    }
  };
  const result = attempt?.numbers === numbers ? attempt : undefined; // of this selection
  if (!numbers) return null; // drafts have none
  return (
    <>
      <span className="daybook-secondary" role="status">
        {result && messages[result.isCopied ? 'copied' : 'copyFailed']}
      </span>
      <IconButton icon="copy" label={messages.copyNumbers} onPress={copy} />
    </>
  );
}
