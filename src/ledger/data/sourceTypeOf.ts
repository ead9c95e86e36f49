export const ledgerSourceTypes = ['BANK_TRANSACTION', 'INVOICE', 'JOURNAL_ENTRY', 'PAYMENT'] as const;

/** The kind of an entry's source record. */
export type LedgerSourceType = (typeof ledgerSourceTypes)[number];

/** Prefixes vary between services; they are hints, never validated. */
const types: Record<string, LedgerSourceType> = {
  btxn: 'BANK_TRANSACTION',
  btn: 'BANK_TRANSACTION',
  inv: 'INVOICE',
  mje: 'JOURNAL_ENTRY',
  ptxn: 'PAYMENT',
};

/** The kind of a source record, by the prefix of its id: `btxn_7` is a bank transaction. Undefined for an unknown prefix. */
export function sourceTypeOf(entityId: string): LedgerSourceType | undefined {
  const prefix = entityId.slice(0, entityId.indexOf('_'));
  return Object.hasOwn(types, prefix) ? types[prefix] : undefined;
}
