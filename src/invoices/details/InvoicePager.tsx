'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { FormShortcuts } from '../../form/parts/FormShortcuts.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import type { InvoicePosition, InvoiceSelection } from '../data/selectInvoice.ts';
import type { invoiceDetailsMessages } from './messages.ts';

interface InvoicePagerProps extends Pick<InvoiceSelection, 'onNavigate'> {
  position: InvoicePosition | undefined;
  messages: typeof invoiceDetailsMessages;
}

/** The invoice’s place in its list, and buttons to the previous and next one. */
export function InvoicePager({ position, onNavigate, messages }: InvoicePagerProps) {
  const { locale } = useDaybookContext();
  const number = (value: number) => value.toLocaleString(locale);
  const text = (of: InvoicePosition) => {
    const count = number(of.count);
    return messages.position({
      number: number(of.index + 1),
      count: of.isComplete === false ? messages.atLeast({ count }) : count,
      tab: of.tab && of.tab !== 'all' ? messages[`tab${of.tab}`] : undefined,
    });
  };
  const button = (direction: 'next' | 'previous', icon: 'up' | 'down', shortcut: string) => (
    <IconButton
      icon={icon}
      label={messages[direction]}
      shortcut={shortcut}
      isDisabled={isAtEnd(direction, position)}
      onPress={() => onNavigate({ direction })}
    />
  );
  return (
    <div className="daybook-invoice-pager">
      <span className="daybook-secondary" role="status">
        {position && text(position)}
      </span>
      {button('previous', 'up', 'K')}
      {button('next', 'down', 'J')}
      <FormShortcuts keys={['invoice']} />
    </div>
  );
}

/** Whether there is no invoice in this direction. */
export function isAtEnd(direction: 'next' | 'previous', position: InvoicePosition | undefined): boolean {
  if (!position) return false;
  const { index, count, isComplete = true } = position;
  return direction === 'next' ? isComplete && index === count - 1 : index === 0;
}
