'use client';
import { useSupplied } from '../core/context.ts';
import { CellText } from '../ui/CellText.tsx';
import type { transactionListMessages } from './messages.ts';
import type { BankTransaction } from './schema.ts';

interface CategoryCellProps {
  row: BankTransaction;
  messages: typeof transactionListMessages;
}

/** The category of a transaction. */
export function CategoryCell({ row, messages }: CategoryCellProps) {
  const { locale } = useSupplied();
  const parts = row.children?.length ?? 0;
  if (parts > 0) {
    return <CellText>{messages.split({ count: parts, written: parts.toLocaleString(locale) })}</CellText>;
  }
  return row.category?.name ? <CellText>{row.category.name}</CellText> : null;
}
