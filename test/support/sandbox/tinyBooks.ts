import type { Chart } from '../../../sandbox/service/posting/chart.ts';
import type { Books, GlAccountType } from '../../../sandbox/service/sample-company/books.ts';

/**
 * Minimal books with every kind of document, small enough to check by hand. Ids end with the suffix, so that several can be
 * imported into one database.
 */
export function tinyBooks(suffix = ''): Books {
  const id = (name: string) => `${name}${suffix}`;
  const account = (accountNo: string, name: string, type: GlAccountType) => ({
    id: id(`gla_${accountNo}`),
    accountNo,
    name,
    displayName: `${accountNo} · ${name}`,
    type,
    iconUrl: null,
    status: 'ACTIVE' as const,
  });
  const transaction = {
    bankAccountId: id('bka_checking'),
    notes: null,
    status: 'ACTIVE' as const,
    reviewStatus: null,
    apiName: 'BANK_FEED',
    apiSourceId: null,
    vendorId: null,
    customerId: null,
    categoryId: null,
    glAccountId: null,
    dimensionValueIds: [],
    children: [],
  };
  const split = { notes: null, categoryId: null, glAccountId: null, customerId: null, dimensionValueIds: [] };
  return {
    company: {
      id: id('co_tiny'),
      name: 'Tiny Studio',
      accountingMethod: 'ACCRUAL',
      timeZone: 'America/New_York',
      closing: { date: '2025-12-31', modifications: 'DISABLED' },
      postingAccounts: {
        accountsReceivable: id('gla_1200'),
        undepositedFunds: id('gla_1300'),
        salesTaxPayable: id('gla_2200'),
        uncategorizedExpense: id('gla_6999'),
        uncategorizedIncome: id('gla_4999'),
        discountsGiven: id('gla_4900'),
      },
    },
    glAccounts: [
      account('1010', 'Checking', 'ASSET'),
      account('1200', 'Accounts Receivable', 'ASSET'),
      account('1300', 'Undeposited Funds', 'ASSET'),
      account('2200', 'Sales Tax Payable', 'LIABILITY'),
      account('3000', 'Owner Capital', 'EQUITY'),
      account('4010', 'Design Income', 'INCOME'),
      account('4020', 'Print Income', 'INCOME'),
      account('4900', 'Discounts Given', 'INCOME'),
      account('4999', 'Uncategorized Income', 'INCOME'),
      account('6100', 'Software', 'EXPENSE'),
      account('6200', 'Supplies', 'EXPENSE'),
      account('6999', 'Uncategorized Expense', 'EXPENSE'),
    ],
    categories: [
      {
        id: id('ctg_software'),
        kind: 'expense',
        parentId: null,
        name: 'Software',
        iconUrl: null,
        status: 'ACTIVE',
        glAccountId: id('gla_6100'),
      },
    ],
    vendors: [{ id: id('vnd_adobe'), name: 'Adobe', email: null, status: 'ACTIVE' }],
    customers: [
      { id: id('cus_cafe'), name: 'Café Ångström', email: 'books@cafe.example', status: 'ACTIVE' },
      { id: id('cus_other'), name: 'Other Ltd', email: null, status: 'ACTIVE' },
    ],
    bankAccounts: [
      {
        id: id('bka_checking'),
        name: 'First Bank Checking',
        displayName: 'Checking ··1234',
        glAccountId: id('gla_1010'),
        status: 'ACTIVE',
      },
    ],
    dimensions: [
      {
        id: id('dim_team'),
        name: 'Team',
        requiredness: 'REQUIRED',
        values: [
          { id: id('dv_design'), name: 'Design', parentId: null },
          { id: id('dv_brand'), name: 'Brand', parentId: id('dv_design') },
          { id: id('dv_logos'), name: 'Logos', parentId: id('dv_brand') },
          { id: id('dv_print'), name: 'Print', parentId: null },
        ],
      },
      {
        id: id('dim_city'),
        name: 'City',
        requiredness: 'NOT_REQUIRED',
        values: [
          { id: id('dv_oslo'), name: 'Oslo', parentId: null },
          { id: id('dv_rome'), name: 'Rome', parentId: null },
        ],
      },
    ],
    bankTransactions: [
      {
        ...transaction,
        id: id('btxn_software'),
        date: '2026-01-10',
        type: 'EXPENSE',
        amount: -5999,
        displayName: 'Adobe',
        description: 'ADOBE *CREATIVE CLOUD',
        vendorId: id('vnd_adobe'),
        categoryId: id('ctg_software'),
        dimensionValueIds: [id('dv_logos'), id('dv_oslo')],
      },
      {
        ...transaction,
        id: id('btxn_split'),
        date: '2026-01-20',
        type: 'EXPENSE',
        amount: -10_000,
        displayName: 'Paper Shop',
        description: 'PAPER SHOP 100% COTTON',
        dimensionValueIds: [id('dv_print'), id('dv_rome')],
        children: [
          { ...split, id: id('btxn_split_a'), amount: -12_000, glAccountId: id('gla_6200'), notes: 'Paper' },
          {
            ...split,
            id: id('btxn_split_b'),
            amount: 2000,
            categoryId: id('ctg_software'),
            customerId: id('cus_other'),
            dimensionValueIds: [id('dv_brand'), id('dv_rome')],
          },
        ],
      },
      {
        ...transaction,
        id: id('btxn_unknown_out'),
        date: '2026-01-20',
        type: 'EXPENSE',
        amount: -700,
        displayName: 'Kiosk',
        description: 'KIOSK',
      },
      {
        ...transaction,
        id: id('btxn_unknown_in'),
        date: '2026-01-21',
        type: 'REVENUE',
        amount: 300,
        displayName: 'Refund',
        description: 'REFUND',
      },
      {
        ...transaction,
        id: id('btxn_inactive'),
        date: '2026-01-22',
        type: 'EXPENSE',
        amount: -1,
        displayName: 'Deleted',
        description: 'DELETED',
        status: 'INACTIVE',
      },
    ],
    invoices: [
      {
        id: id('inv_1'),
        invoiceNumber: '1001',
        invoiceStatus: 'OPEN',
        date: '2026-02-01',
        dueDate: '2026-03-03',
        termType: 'NET_30',
        customerId: id('cus_cafe'),
        notes: null,
        discountPercent: '5',
        dimensionValueIds: [id('dv_brand')],
        lineItems: [
          {
            id: id('ili_1'),
            description: 'Design hours',
            quantity: '2.0',
            rate: '5000.0',
            salesTaxPercent: '8.875',
            glAccountId: id('gla_4010'),
          },
        ],
      },
    ],
    payments: [
      { id: id('ptxn_1'), invoiceId: id('inv_1'), date: '2026-02-10', amount: 3333 },
      { id: id('ptxn_2'), invoiceId: id('inv_1'), date: '2026-02-20', amount: 7010 },
    ],
    journalEntries: [
      {
        id: id('mje_1'),
        date: '2026-01-01',
        description: 'Opening capital',
        status: 'ACTIVE',
        apiName: 'MANUAL_ENTRY',
        apiSourceId: null,
        bankAccountId: null,
        dimensionValueIds: [],
        children: [
          { glAccountId: id('gla_1010'), drAmount: 500_000, crAmount: 0 },
          { glAccountId: id('gla_3000'), drAmount: 0, crAmount: 500_000 },
        ],
      },
    ],
  };
}

/** The chart of the tiny books, without a database. */
export function tinyChart(): Chart {
  const books = tinyBooks();
  const find = <Row extends { id: string }>(rows: Row[], id: string): Row => {
    const row = rows.find((each) => each.id === id);
    if (!row) throw new Error(`The tiny books have no ${id}.`);
    return row;
  };
  return {
    companyId: books.company.id,
    postingAccounts: books.company.postingAccounts,
    glAccountOfCategory: (id) => find(books.categories, id).glAccountId,
    bankAccount: (id) => find(books.bankAccounts, id),
    customerName: (id) => find(books.customers, id).name,
    hasDimensionValue: (id) => books.dimensions.some(({ values }) => values.some((value) => value.id === id)),
    vendorName: (id) => find(books.vendors, id).name,
  };
}
