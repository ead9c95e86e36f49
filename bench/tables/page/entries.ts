/** A ledger entry as returned by the service. */
export interface BenchEntry {
  id: string;
  date: string;
  description: string;
  drAmount: number;
  crAmount: number;
  runningBalance: number;
  entity: { id: string; displayName: string; secondaryDisplayName: string };
}

/** Pages of 250 entries. */
export function entryPages(count: number): BenchEntry[][] {
  return Array.from({ length: count }, (_, page) => entryPage(page));
}

/** The same entries on every machine. */
export function entryPage(page: number): BenchEntry[] {
  return Array.from({ length: 250 }, (_, index) => {
    const number = page * 250 + index;
    const amount = ((number * 7919) % 900_000) + 100;
    const isDebit = number % 3 === 0;
    return {
      id: `glt_${number}`,
      date: new Date(Date.UTC(2020, 0, 1 + Math.floor(number / 60))).toISOString().slice(0, 10),
      description: `CARD PURCHASE ${number} OFFICE SUPPLIES AND MORE`,
      drAmount: isDebit ? amount : 0,
      crAmount: isDebit ? 0 : amount,
      runningBalance: number * 331 - amount,
      entity: { id: `btxn_${number}`, displayName: `Vendor ${number % 400}`, secondaryDisplayName: 'Checking ··1234' },
    };
  });
}
