/** What a database at the first five steps of the schema held, table by table, in an order in which it can be stored again. */
export const earlyRows: Readonly<Record<string, readonly object[]>> = {
  companies: ['one', 'two'].map((name) => ({
    id: `co_${name}`,
    name: `Company ${name}`,
    accounting_method: 'ACCRUAL',
    closing_date: name === 'one' ? '2025-12-31' : null,
    closing_modifications: 'DISABLED',
    accounts_receivable: `gla_${name}_ar`,
    undeposited_funds: `gla_${name}_bank`,
    sales_tax_payable: `gla_${name}_tax`,
    uncategorized_expense: `gla_${name}_cost`,
    uncategorized_income: `gla_${name}_sales`,
    discounts_given: `gla_${name}_sales`,
  })),
  users: ['owner', 'bookkeeper', 'newcomer'].map((id) => ({ id: `usr_${id}`, name: `The ${id}` })),
  company_access: [
    { user_id: 'usr_owner', company_id: 'co_one' },
    { user_id: 'usr_bookkeeper', company_id: 'co_one' },
    { user_id: 'usr_bookkeeper', company_id: 'co_two' },
  ],
  access_tokens: [
    // SHA-256 of "an-early-token"
    token('61fc8c520c8003737f59b4e7761ff17db02c686c5b7be388cf4c2c571ec5b930', 'usr_owner'),
    token('0000000000000000000000000000000000000000000000000000000000000000', null),
  ],
  service_memory: [{ name: 'cursor secret', value: '00ff' }],
  gl_accounts: ['one', 'two'].flatMap((name) => [
    account(name, 'bank', '1010', 'ASSET'),
    account(name, 'ar', '1200', 'ASSET'),
    account(name, 'tax', '2200', 'LIABILITY'),
    account(name, 'sales', '4010', 'INCOME'),
    account(name, 'cost', '6100', 'EXPENSE'),
  ]),
  categories: [
    {
      ...ofCompanyOne('ctg_cost'),
      kind: 'expense',
      parent_id: null,
      name: 'Costs',
      icon_url: null,
      status: 'ACTIVE',
      gl_account_id: 'gla_one_cost',
    },
  ],
  vendors: [{ ...ofCompanyOne('vnd_paper'), name: 'Paper Shop', email: null, status: 'ACTIVE' }],
  customers: [{ ...ofCompanyOne('cus_cafe'), name: 'Café', email: 'books@cafe.example', status: 'ACTIVE' }],
  bank_accounts: [
    {
      ...ofCompanyOne('bka_checking'),
      name: 'Checking',
      display_name: 'Checking ··1234',
      gl_account_id: 'gla_one_bank',
      status: 'ACTIVE',
    },
  ],
  dimensions: [{ ...ofCompanyOne('dim_team'), name: 'Team', requiredness: 'NOT_REQUIRED' }],
  dimension_values: [{ ...ofCompanyOne('dv_print'), dimension_id: 'dim_team', parent_id: null, name: 'Print' }],
  bank_transactions: ['ACTIVE', 'INACTIVE'].map((status) => ({
    ...ofCompanyOne(`btxn_${status}`),
    bank_account_id: 'bka_checking',
    date: '2026-01-10',
    type: 'EXPENSE',
    amount: -1200,
    display_name: 'Paper Shop',
    description: 'PAPER SHOP',
    notes: 'Two reams',
    status,
    review_status: 'RECONCILED',
    api_name: 'BANK_FEED',
    api_source_id: `feed-${status}`,
    vendor_id: 'vnd_paper',
    customer_id: null,
    category_id: 'ctg_cost',
    gl_account_id: null,
    dimension_value_ids: ['dv_print'],
  })),
  bank_transaction_splits: [-700, -500].map((amount, position) => ({
    ...ofCompanyOne(`btxn_part_${position}`),
    bank_transaction_id: 'btxn_ACTIVE',
    position,
    amount,
    notes: null,
    category_id: null,
    gl_account_id: 'gla_one_cost',
    customer_id: 'cus_cafe',
    dimension_value_ids: [],
  })),
  invoices: ['OPEN', 'DRAFT'].map((status) => ({
    ...ofCompanyOne(`inv_${status}`),
    invoice_number: status === 'OPEN' ? '1001' : null,
    invoice_status: status,
    date: '2026-01-20',
    due_date: '2026-02-19',
    term_type: 'NET_30',
    customer_id: 'cus_cafe',
    notes: null,
    discount_percent: 5,
    dimension_value_ids: ['dv_print'],
  })),
  invoice_line_items: [
    {
      ...ofCompanyOne('ili_1'),
      invoice_id: 'inv_OPEN',
      position: 0,
      description: 'Print',
      quantity: 2,
      rate: 5000,
      sales_tax_percent: 8.875,
      gl_account_id: 'gla_one_sales',
    },
  ],
  payments: [{ ...ofCompanyOne('ptxn_1'), invoice_id: 'inv_OPEN', date: '2026-02-01', amount: 3333 }],
  journal_entries: [
    {
      ...ofCompanyOne('mje_1'),
      date: '2026-01-02',
      description: 'Correction',
      status: 'ACTIVE',
      api_name: 'MANUAL_ENTRY',
      api_source_id: null,
      bank_account_id: 'bka_checking',
      dimension_value_ids: [],
    },
  ],
  journal_entry_lines: [
    {
      journal_entry_id: 'mje_1',
      position: 0,
      company_id: 'co_one',
      gl_account_id: 'gla_one_cost',
      dr_amount: 50,
      cr_amount: 0,
    },
    {
      journal_entry_id: 'mje_1',
      position: 1,
      company_id: 'co_one',
      gl_account_id: 'gla_one_bank',
      dr_amount: 0,
      cr_amount: 50,
    },
  ],
  ledger_entries: [
    {
      id: 1,
      company_id: 'co_one',
      date: '2026-01-02',
      basis: 'BOTH',
      source_kind: 'JOURNAL_ENTRY',
      source_id: 'mje_1',
      description: 'Correction',
      display_name: 'Correction',
      secondary_display_name: 'Journal entry',
    },
  ],
  ledger_lines: [line(1, 'gla_one_cost', 50, 0), line(2, 'gla_one_bank', 0, 50)],
  notification_settings: [
    { user_id: 'usr_owner', financial_summaries: 'SMS', bank_connection_errors: null, conversations: 'OFF' },
  ],
};

function ofCompanyOne(id: string) {
  return { id, company_id: 'co_one' };
}

function token(hash: string, userId: string | null) {
  return { token_hash: hash, user_id: userId, scope: 'write', expires_at: '2099-01-01T00:00:00Z' };
}

function account(company: string, name: string, accountNo: string, type: string) {
  return {
    id: `gla_${company}_${name}`,
    company_id: `co_${company}`,
    account_no: accountNo,
    name,
    display_name: `${accountNo} · ${name}`,
    type,
    icon_url: null,
    status: 'ACTIVE',
  };
}

function line(lineNo: number, glAccountId: string, debit: number, credit: number) {
  return {
    entry_id: 1,
    line_no: lineNo,
    company_id: 'co_one',
    date: '2026-01-02',
    basis: 'BOTH',
    gl_account_id: glAccountId,
    counter_gl_account_id: null,
    dr_amount: debit,
    cr_amount: credit,
    customer_id: null,
    dimension_value_ids: [],
    description: 'Correction',
    search_text: 'correction',
  };
}
