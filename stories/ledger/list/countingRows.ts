import { type LedgerPage, toMinor, toPlainDate } from '../../../src/index.ts';

/** Deterministic entries of a checking account from 2016, 250 per page. */
export function checkingPages(count: number): LedgerPage[] {
  const pages: LedgerPage[] = [];
  const random = numbersFrom(20_160_104);
  let balance = 8_400_000;
  for (let number = 0; number < count; number += 1) {
    if (number % 250 === 0) pages.push(pageFrom(number === 0 ? balance : undefined));
    const day = new Date(firstDay + Math.floor((number / count) * days) * 86_400_000).toISOString().slice(0, 10);
    // Amounts vary with the seasons and grow from year to year.
    const usual = 9_000_000 + (14_000_000 * number) / count + 5_000_000 * Math.sin((number / count) * 20 * Math.PI);
    const isIn = random(100) < (balance < usual ? 50 : 28);
    const some = kinds.filter((kind) => kind.isIn === isIn);
    const kind = some[random(some.length)] ?? kinds[0];
    const name = kind.names[random(kind.names.length)] ?? '';
    const amount = kind.from + random(kind.upTo - kind.from);
    balance += isIn ? amount : -amount;
    pages.at(-1)?.rows.push({
      id: `glt_${number}`,
      entity: { id: `btxn_${number}`, displayName: name, secondaryDisplayName: kind.what },
      description: `${kind.feed} ${name.toUpperCase()} ${100_000 + random(900_000)}`,
      date: toPlainDate(day),
      runningBalance: toMinor(balance),
      drAmount: toMinor(isIn ? amount : 0),
      crAmount: toMinor(isIn ? 0 : amount),
    });
  }
  return pages;
}

function pageFrom(balance: number | undefined): LedgerPage {
  const beginningBalance = balance === undefined ? undefined : toMinor(balance);
  return { rows: [], unreadable: [], next: undefined, previous: undefined, beginningBalance };
}

const firstDay = Date.UTC(2016, 0, 4);
const days = 3650;

interface Kind {
  names: readonly string[];
  what: string;
  feed: string;
  isIn: boolean;
  /** Minor units. */
  from: number;
  upTo: number;
}

const kinds: readonly [Kind, ...Kind[]] = [
  {
    names: [
      'Blue Kettle Coffee',
      'Ferry Street Stationers',
      'Northside Transit',
      'Corner Print & Copy',
      'Lantern Books',
    ],
    what: 'Debit card ··4021',
    feed: 'CARD PURCHASE',
    isIn: false,
    from: 350,
    upTo: 24_000,
  },
  {
    names: ['Harbor Grain Bakery', 'Hudson Observatory Trust', 'Tidewell Health Partners', 'Velvet Ant Records'],
    what: 'Deposit',
    feed: 'ACH CREDIT',
    isIn: true,
    from: 20_000,
    upTo: 260_000,
  },
  {
    names: ['Westfall Properties', 'City Power & Light', 'Parcel Forward', 'Quarry Lane Insurance', 'Tern Telephone'],
    what: 'Transfer',
    feed: 'ONLINE PAYMENT',
    isIn: false,
    from: 4_000,
    upTo: 180_000,
  },
  {
    names: ['Stripe', 'Market Stall', 'Web Shop'],
    what: 'Takings',
    feed: 'BATCH DEPOSIT',
    isIn: true,
    from: 1_200,
    upTo: 90_000,
  },
];

/** Pseudorandom numbers (Park–Miller). @returns a whole number below `limit`. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}
