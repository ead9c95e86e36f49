import { directionOf } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';

/**
 * What transactions of the same merchant and direction share: the vendor or customer, otherwise the letters of the name, as numbers of
 * stores and orders differ. Undefined if a transaction has neither: that it is a check says nothing about who cashed it.
 */
export function merchantOf(transaction: BankTransaction): string | undefined {
  const { vendor, customer, displayName, description } = transaction;
  const letters = (displayName || description || '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  const merchant = vendor?.id ?? customer?.id ?? (isCheck.test(letters) ? '' : letters);
  return merchant ? `${directionOf(transaction)} ${merchant}` : undefined;
}

const isCheck = /^(check|cheque|chèque|chk|ck|scheck)( (paid|no|nr|number))*$/;
