'use client';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { FormShortcuts } from '../../form/parts/FormShortcuts.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useCountText } from '../../ui/useCountText.ts';
import type { InvoicePosition, InvoiceSelection } from '../data/selectInvoice.ts';
import type { invoiceDetailsMessages } from './messages.ts';

interface InvoicePagerProps {
  position: InvoicePosition | undefined;
  onNavigate: InvoiceSelection['onNavigate'] | undefined;
  onClose: (() => void) | undefined;
  messages: typeof invoiceDetailsMessages;
}

/** The invoice’s place in its list, and buttons to the previous and next one, and to close it. */
export function InvoicePager({ position, onNavigate, onClose, messages }: InvoicePagerProps) {
  const { locale } = useDaybookContext();
  const { close } = useMessages('ui', uiMessages);
  const countText = useCountText();
  const text = (shown: InvoicePosition) => {
    return messages.position({
      number: (shown.index + 1).toLocaleString(locale),
      count: countText({ count: shown.count, isComplete: shown.isComplete !== false }),
      tab: shown.tab && shown.tab !== 'all' ? messages[`tab${shown.tab}`] : undefined,
    });
  };
  const button = (direction: 'next' | 'previous', icon: 'up' | 'down', shortcut: string) =>
    onNavigate && (
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
      <FormShortcuts keys={[...(onNavigate ? ['invoice' as const] : []), ...(onClose ? ['close' as const] : [])]} />
      {onClose && <IconButton icon="remove" label={close} shortcut="Escape" onPress={onClose} />}
    </div>
  );
}

/** Whether there is no invoice in this direction. */
export function isAtEnd(direction: 'next' | 'previous', position: InvoicePosition | undefined): boolean {
  if (!position) return false;
  const { index, count, isComplete = true } = position;
  return direction === 'next' ? isComplete && index === count - 1 : index === 0;
}
