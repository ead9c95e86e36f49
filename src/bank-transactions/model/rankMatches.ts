import { daysBetween } from '../../core/dates/calendar.ts';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import { isMinor, type Minor, toMinor } from '../../core/money/minor.ts';

/** What a transaction can be matched with: an open invoice, or a transaction of another account. */
export interface MatchDocument {
  id: string;
  /** What it would pay: minor units, positive. */
  amount: Minor;
  /** The due date of an invoice, the date of a transaction. */
  date: PlainDate | undefined;
  customerId: string | undefined;
  /** The customer of an invoice, the text of a transaction. */
  name: string;
}

/** The transaction that is matched. */
export interface MatchSubject {
  /** Minor units, positive. */
  amount: Minor;
  date: PlainDate | undefined;
  customerId: string | null;
  /** What the bank says. */
  text: string;
}

/** How a document differs from the transaction. */
export interface Closeness {
  /** The transaction's amount minus the document's: positive where the document is less. */
  difference: Minor;
  /** From the document's date to the transaction's: positive where the document is earlier. */
  days: number | undefined;
  /** Whether the customer is the same, or the bank's text has most of the name. */
  isNamed: boolean;
}

export type Ranked<Document extends MatchDocument> = Document & Closeness;

/**
 * Documents in the order of how well they fit: same customer first, then the bank's text, the amount and the days. The id decides
 * between equal ones, so that the order is the same each time.
 */
export function rankMatches<Document extends MatchDocument>(
  documents: readonly Document[],
  subject: MatchSubject,
): Ranked<Document>[] {
  const words = wordsOf(subject.text);
  const ranked = documents.flatMap((document) => {
    const difference = subject.amount - document.amount;
    if (!isMinor(difference)) return [];
    const isSameCustomer = subject.customerId !== null && document.customerId === subject.customerId;
    const named = shareNamed(wordsOf(document.name), words);
    const days =
      document.date === undefined || subject.date === undefined ? undefined : daysBetween(document.date, subject.date);
    const isNamed = isSameCustomer || named >= 0.5;
    const order = [isSameCustomer ? 0 : 1, isNamed ? 0 : 1, Math.abs(difference), Math.abs(days ?? farAway), -named];
    return [{ document: { ...document, difference: toMinor(difference), days, isNamed }, order }];
  });
  ranked.sort((one, other) => {
    const at = one.order.findIndex((value, index) => value !== other.order[index]);
    if (at >= 0) return (one.order[at] ?? 0) - (other.order[at] ?? 0);
    return one.document.id < other.document.id ? -1 : 1;
  });
  return ranked.map(({ document }) => document);
}

/** Whether a document is worth a suggestion: the same customer, or an amount within 10%. */
export function isLikelyMatch({ isNamed, difference }: Closeness, subject: MatchSubject): boolean {
  return isNamed || isWithinTenPercent(difference, subject);
}

/** Whether a difference is at most a tenth of the transaction's amount. */
export function isWithinTenPercent(difference: Minor, { amount }: MatchSubject): boolean {
  return BigInt(Math.abs(difference)) * 10n <= BigInt(Math.abs(amount));
}

/** Documents without a date come last. */
const farAway = 1_000_000;

/** The words of a text that tell names apart, without case and accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1 && !legalForms.has(word));
}

const legalForms = new Set(['the', 'and', 'inc', 'llc', 'ltd', 'co', 'corp', 'company', 'gmbh', 'of']);

/** The share of a name's words that a text has, whole or, as banks shorten them, as their beginning. */
function shareNamed(name: readonly string[], text: readonly string[]): number {
  if (name.length === 0) return 0;
  const isIn = (word: string) =>
    text.some((other) => other === word || (other.length > 2 && (word.startsWith(other) || other.startsWith(word))));
  return name.filter(isIn).length / name.length;
}
