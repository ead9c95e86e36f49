const rowsPerPage = 250;

/** A page of transactions as returned by the service. */
export function transactionPage(page: number) {
  return Array.from({ length: rowsPerPage }, (_, index) => transaction(page * rowsPerPage + index));
}

function transaction(number: number) {
  return {
    id: `btxn_${number}`,
    type: 'EXPENSE',
    date: new Date(Date.UTC(2026, 4, 12 - Math.floor(number / 60))).toISOString().slice(0, 10),
    amount: -(((number * 7919) % 900_000) + 100),
    displayName: `Vendor ${number % 400}`,
    description: `CARD PURCHASE ${number} OFFICE SUPPLIES`,
    status: 'ACTIVE',
    reviewStatus: 'RECONCILED',
    bankAccount: { id: 'ref_1', name: 'Checking', displayName: 'Checking ··1009' },
    category: { id: 'ctg_1', name: 'Office supplies' },
    dimensionValues: [],
  };
}

/** Mock responses: transactions, and reference lists the size of a mid-sized company's. */
export function responseTo(url: string): object {
  const [, id] = /\/transactions\/btxn_(\d+)$/.exec(url) ?? [];
  if (id) return { data: transaction(Number(id)) };
  if (url.endsWith('/banks/transactions/query')) return { data: transactionPage(0) };
  if (url.endsWith('/v6/categories')) return { data: { expense: listOf('ctg', 150), revenue: [], transfer: [] } };
  if (url.endsWith('/v6/closing')) return { data: { date: null, modifications: 'DISABLED' } };
  if (url.endsWith('/v6/classes/segments/query')) return { data: [] };
  return { data: listOf('ref', 250) };
}

const listOf = (kind: string, count: number) =>
  Array.from({ length: count }, (_item, place) => ({ id: `${kind}_${place}`, name: `${kind} number ${place}` }));
