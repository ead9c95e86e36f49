'use client';
import type { ReactNode } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { toMinor } from '../../core/money/minor.ts';
import { CellText } from '../../list/rows/CellText.tsx';
import { RowButton } from '../../list/rows/RowButton.tsx';
import { CellIcon } from '../../ui/fields/CellIcon.tsx';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { transactionListMessages } from '../messages.ts';
import { formatOriginal } from '../model/formatOriginal.ts';

interface DescriptionProps {
  row: BankTransaction;
  onSelect: ((transactionId: string) => void) | undefined;
  messages: typeof transactionListMessages;
}

/** The vendor, customer or name, the bank's text, and marks for what else there is. */
export function Description({ row, onSelect, messages }: DescriptionProps) {
  const name = transactionName(row, messages.unnamed);
  const { description, status, currencyInfo, attachments, notes, conversation } = row;
  const isInactive = status && status !== 'ACTIVE';
  const text = (
    <span className="daybook-cell-pair">
      {onSelect ? (
        <RowButton onPress={() => onSelect(row.id)}>
          <CellText>{name}</CellText>
        </RowButton>
      ) : (
        <CellText>{name}</CellText>
      )}
      {description && description !== name && <CellText isSecondary>{description}</CellText>}
    </span>
  );
  if (!isInactive && !currencyInfo && !attachments?.length && !notes && !conversation) return text;
  const isUnread = conversation?.readStatus === 'UNREAD';
  return (
    <span className="daybook-marked">
      {text}
      <Marks onPress={onSelect && (() => onSelect(row.id))}>
        {isInactive && <span className="daybook-secondary">{wordOf(messages, 'status', status)}</span>}
        {currencyInfo && <OriginalAmount {...currencyInfo} />}
        {attachments?.length ? <CellIcon name={messages.receipt} path={paths.receipt} /> : null}
        {notes && <CellIcon name={messages.note} path={paths.note} />}
        {conversation && (
          <CellIcon name={isUnread ? messages.unread : messages.conversation} path={paths.conversation} />
        )}
        {isUnread && <span className="daybook-unread" />}
      </Marks>
    </span>
  );
}

interface MarksProps {
  onPress: (() => void) | undefined;
  children: ReactNode;
}

/** Icons above the row's clickable area, so that their tooltips show; a click on them counts as one on the row. */
function Marks({ onPress, children }: MarksProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Enter in the grid does the same
    <span className="daybook-marks" onClick={onPress}>
      {children}
    </span>
  );
}

function OriginalAmount({ originalAmount, ...original }: NonNullable<BankTransaction['currencyInfo']>) {
  const { locale } = useDaybookContext();
  return (
    <bdi className="daybook-secondary">
      {formatOriginal({ ...original, originalAmount: toMinor(Math.abs(originalAmount)) }, locale)}
    </bdi>
  );
}

const paths = {
  receipt: 'M13 7.4l-5.4 5.4a3.3 3.3 0 01-4.7-4.7l5.6-5.6a2.2 2.2 0 013.1 3.1L6.1 11a1.1 1.1 0 01-1.5-1.6l4.9-4.9',
  note: 'M3 2.5h10v7.5L9.5 13.5H3zM9.5 13.5V10H13M5.5 5.5h5M5.5 8h3',
  conversation: 'M2.5 3.5h11v8H7l-3 2.3v-2.3H2.5z',
};
