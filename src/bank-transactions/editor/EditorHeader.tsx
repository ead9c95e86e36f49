'use client';
import { Fragment } from 'react';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { Heading } from '../../ui/root/Heading.tsx';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionMessages } from '../messages.ts';

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
    <header className="daybook-editor-header">
      <div className="daybook-editor-name">
        <Heading>
          <bdi>{stored ? transactionName(stored, messages.title) : messages.newTitle}</bdi>
        </Heading>
        {facts && (
          <p className="daybook-secondary">
            {facts
              .filter((fact) => typeof fact === 'string')
              .map((fact, place) => (
                <Fragment key={fact}>
                  {place > 0 && ' · '}
                  <bdi>{fact}</bdi>
                </Fragment>
              ))}
          </p>
        )}
      </div>
      {onNavigate && (
        <div className="daybook-editor-steps">
          <IconButton icon="up" label={messages.previous} onPress={() => onNavigate('previous')} />
          <IconButton icon="down" label={messages.next} onPress={() => onNavigate('next')} />
        </div>
      )}
    </header>
  );
}

function formatOriginal(
  { originalAmount, originalCurrency }: NonNullable<BankTransaction['currencyInfo']>,
  locale: string,
): string {
  try {
    return formatMoney(originalAmount, { currency: originalCurrency, locale, currencyDisplay: 'code' });
  } catch {
    return `${originalCurrency} ${originalAmount}`; // an unknown currency, in minor units
  }
}
