const lineCount = 50;

/** Mock responses: a transaction and a journal entry with 50 lines, and reference lists the size of a mid-sized company's. */
export function responseTo(url: string): object {
  if (url.endsWith('/v6/banks/transactions/btxn_bench')) return { data: transaction };
  if (url.endsWith('/v6/accounting/manualJournalEntries/jent_bench')) return { data: journalEntry };
  if (url.endsWith('/v6/categories')) return { data: { expense: listOf('ctg', 150), revenue: [], transfer: [] } };
  if (url.endsWith('/v6/closing')) return { data: { date: null, modifications: 'DISABLED' } };
  if (url.endsWith('/v6/classes/segments/query')) return { data: listOf('cls', 40).map(withLabel) };
  return { data: listOf('ref', 250) };
}

const listOf = (kind: string, count: number) =>
  Array.from({ length: count }, (_item, place) => ({ id: `${kind}_${place}`, name: `${kind} number ${place}` }));

const label = { id: 'cll_1', name: 'Team', requiredness: 'REQUIRED' };
const withLabel = (segment: object) => ({ ...segment, label });

const children = Array.from({ length: lineCount }, (_line, place) => ({
  id: `line_${place}`,
  amount: -1_000,
  notes: `Line ${place}`,
  category: { id: `ctg_${place}`, name: `ctg number ${place}` },
  classSegments: [{ id: 'cls_1', name: 'cls number 1', label }],
}));

const transaction = {
  id: 'btxn_bench',
  type: 'EXPENSE',
  date: '2026-05-12',
  amount: -1_000 * lineCount,
  description: 'Office supplies for all teams',
  apiName: 'BANK_FEED',
  status: 'ACTIVE',
  bankAccount: { id: 'ref_1', name: 'ref number 1' },
  classSegments: [{ id: 'cls_1', name: 'cls number 1', label }],
  children,
};

const journalEntry = {
  id: 'jent_bench',
  status: 'ACTIVE',
  date: '2026-05-12',
  description: 'Allocation to all teams',
  classSegments: [],
  children: Array.from({ length: lineCount }, (_line, place) => ({
    glAccount: { id: `ref_${place}`, name: `ref number ${place}` },
    drAmount: place % 2 === 0 ? 1_000 : 0,
    crAmount: place % 2 === 0 ? 0 : 1_000,
  })),
};
