'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { FormHeader } from '../../form/FormHeader.tsx';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionMessages } from '../messages.ts';
import { formatOriginal } from '../model/formatOriginal.ts';

interface EditorHeaderProps {
  /** Undefined for a new one. */
  stored: BankTransaction | undefined;
  onNavigate: ((direction: 'next' | 'previous') => void) | undefined;
  messages: typeof transactionMessages;
}

/** The stored transaction's name, amount and date, and buttons to the previous and next one. */
export function EditorHeader({ stored, onNavigate, messages }: EditorHeaderProps) {
  const { currency, locale, currencySign } = useDaybookContext();
  const original = stored?.currencyInfo;
  const facts = stored && [
    formatMoney(stored.amount, { currency, locale, currencySign }),
    formatDate(stored.date, { locale }),
    stored.type === 'TRANSFER' && wordOf(messages, 'type', stored.type),
    original && messages.originally({ amount: formatOriginal(original, locale) }),
  ];
  return (
    <FormHeader title={stored ? transactionName(stored, messages.title) : messages.newTitle} facts={facts}>
      {onNavigate && (
        <div className="daybook-editor-steps">
          <IconButton icon="up" label={messages.previous} onPress={() => onNavigate('previous')} />
          <IconButton icon="down" label={messages.next} onPress={() => onNavigate('next')} />
        </div>
      )}
    </FormHeader>
  );
}
