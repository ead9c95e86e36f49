import { accountNumbers } from './accountNumbers.ts';
import type {
  BankAccountRecord,
  CategoryRecord,
  CompanyRecord,
  DimensionRecord,
  GlAccountRecord,
  PartyRecord,
} from './books.ts';
import { runningNumber, type SampleContext } from './context.ts';
import { hueOf, iconUrl } from './icons.ts';

export function companyRecord({ profile, calendar, id }: SampleContext): CompanyRecord {
  const { fiscalYearsBack, modifications } = profile.closing;
  const thisYear = calendar.days.at(-1)?.year ?? 0;
  return {
    id: id('co', profile.key),
    name: profile.name,
    accountingMethod: profile.accountingMethod,
    timeZone: profile.timeZone,
    closing: { date: fiscalYearsBack === null ? null : `${thisYear - fiscalYearsBack}-12-31`, modifications },
    postingAccounts: {
      accountsReceivable: id('gla', accountNumbers.accountsReceivable),
      undepositedFunds: id('gla', accountNumbers.undepositedFunds),
      salesTaxPayable: id('gla', accountNumbers.salesTaxPayable),
      uncategorizedExpense: id('gla', accountNumbers.uncategorizedExpense),
      uncategorizedIncome: id('gla', accountNumbers.uncategorizedIncome),
      discountsGiven: id('gla', accountNumbers.discountsGiven),
    },
  };
}

export function glAccountRecords({ profile, id }: SampleContext): GlAccountRecord[] {
  return profile.accounts.map(([accountNo, name, type, status]) => ({
    id: id('gla', accountNo),
    accountNo,
    name,
    displayName: `${accountNo} · ${name}`,
    type,
    iconUrl: iconUrl('account', hueOf(type)),
    status: status ?? 'ACTIVE',
  }));
}

/** Parents first, each followed by its children. */
export function categoryRecords({ profile, id }: SampleContext): CategoryRecord[] {
  const accountNames = new Map(profile.accounts.map(([accountNo, name]) => [accountNo, name]));
  const records: CategoryRecord[] = [];
  const add = (kind: CategoryRecord['kind'], parentId: string | null, name: string, accountNo: string) => {
    const categoryId = id('ctg', runningNumber(records.length, 3));
    records.push({
      id: categoryId,
      kind,
      parentId,
      name,
      iconUrl: iconUrl('category', hueOf(kind)),
      status: 'ACTIVE',
      glAccountId: id('gla', accountNo),
    });
    return categoryId;
  };
  for (const { kind, name, accounts } of profile.categories) {
    const parentId = add(kind, null, name, accounts[0] ?? accountNumbers.suspense);
    for (const accountNo of accounts) add(kind, parentId, accountNames.get(accountNo) ?? accountNo, accountNo);
  }
  return records;
}

/** The vendors, in alphabetical order. */
export function vendorRecords({ id }: SampleContext, names: Iterable<string>): PartyRecord[] {
  return [...new Set(names)].sort().map((name, index) => ({
    id: id('vnd', runningNumber(index, 3)),
    name,
    email: emailOf(name),
    status: 'ACTIVE',
  }));
}

/** Null for a name without ASCII letters or digits. */
function emailOf(name: string): string | null {
  const words =
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words.length === 0 ? null : `billing@${words.slice(0, 3).join('-')}.example`;
}

export function customerRecords({ profile, id }: SampleContext): PartyRecord[] {
  return profile.customers.map(({ name, email, status }, index) => ({
    id: id('cus', runningNumber(index, 3)),
    name,
    email,
    status: status ?? 'ACTIVE',
  }));
}

export function bankAccountRecords({ profile, id }: SampleContext): BankAccountRecord[] {
  return profile.bankAccounts.map(({ key, accountNo, name, displayName }) => ({
    id: id('bka', key),
    name,
    displayName,
    glAccountId: id('gla', accountNo),
    status: 'ACTIVE',
    apiInstitutionId: profile.institution,
  }));
}

export function dimensionRecords({ profile, id }: SampleContext): DimensionRecord[] {
  return profile.dimensions.map(({ key, name, requiredness, segments }) => ({
    id: id('dim', key),
    name,
    requiredness,
    values: segments.flatMap((segment) => [
      { id: id('dv', segment.key), name: segment.name, parentId: null },
      ...(segment.children ?? []).map((child) => ({
        id: id('dv', child.key),
        name: child.name,
        parentId: id('dv', segment.key),
      })),
    ]),
  }));
}
