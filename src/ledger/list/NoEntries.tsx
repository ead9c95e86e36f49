'use client';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import type { Minor } from '../../core/money/minor.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Notice } from '../../ui/root/Notice.tsx';
import type { ledgerMessages } from '../messages.ts';

interface NoEntriesProps {
  /** Before the period, in the service's sign; without entries it is the balance after it as well. */
  balance: Minor | null | undefined;
  /** Whether entries may be there that the filters leave out. */
  isNarrowed: boolean;
  onClear: () => void;
  messages: typeof ledgerMessages;
}

/** An account without entries in the period, or without any that match. */
export function NoEntries({ balance, isNarrowed, onClear, messages }: NoEntriesProps) {
  const { currency, locale } = useDaybookContext();
  const shared = useMessages('ui', uiMessages);
  if (isNarrowed) {
    return (
      <Notice tone="quiet" action={<Button onPress={onClear}>{shared.clearAll}</Button>}>
        {shared.noMatch}
      </Notice>
    );
  }
  const written = balance && formatMoney(balance, { currency, locale, currencySign: 'accounting' });
  return (
    <Notice tone="quiet">
      {messages.empty} {written ? messages.balanceIs({ balance: written }) : ''}
    </Notice>
  );
}
