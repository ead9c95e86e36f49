/**
 * The records that documents reference, including attachments. Each table is also unique by `(id, company_id)`, so that
 * foreign keys include the company and the database rejects references to another company's records.
 */
export const referenceLists: readonly string[] = [
  `create table gl_accounts (
    id text primary key,
    company_id text not null references companies,
    account_no text not null,
    name text not null,
    display_name text not null,
    type text not null check (type in ('ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'COGS', 'EXPENSE', 'OTHER_INCOME',
      'OTHER_EXPENSE', 'SUSPENSE')),
    icon_url text,
    status text not null check (status in ('ACTIVE', 'INACTIVE')),
    unique (id, company_id),
    unique (company_id, account_no)
  )`,
  ...[
    'accounts_receivable',
    'undeposited_funds',
    'sales_tax_payable',
    'uncategorized_expense',
    'uncategorized_income',
    'discounts_given',
  ].map(
    (column) =>
      `alter table companies add foreign key (${column}, id) references gl_accounts (id, company_id) deferrable initially deferred`,
  ),
  `create table categories (
    id text primary key,
    company_id text not null references companies,
    kind text not null check (kind in ('expense', 'revenue', 'transfer')),
    parent_id text,
    name text not null,
    icon_url text,
    status text not null check (status in ('ACTIVE', 'INACTIVE')),
    gl_account_id text not null,
    unique (id, company_id),
    foreign key (parent_id, company_id) references categories (id, company_id),
    foreign key (gl_account_id, company_id) references gl_accounts (id, company_id)
  )`,
  ...['vendors', 'customers'].map(
    (table) => `create table ${table} (
      id text primary key,
      company_id text not null references companies,
      name text not null,
      email text,
      status text not null check (status in ('ACTIVE', 'INACTIVE')),
      unique (id, company_id)
    )`,
  ),
  `create table bank_accounts (
    id text primary key,
    company_id text not null references companies,
    name text not null,
    display_name text not null,
    gl_account_id text not null,
    status text not null check (status in ('ACTIVE', 'INACTIVE')),
    api_institution_id text,
    unique (id, company_id),
    foreign key (gl_account_id, company_id) references gl_accounts (id, company_id)
  )`,
  `create table dimensions (
    id text primary key,
    company_id text not null references companies,
    name text not null,
    requiredness text not null check (requiredness in ('REQUIRED', 'NOT_REQUIRED')),
    unique (id, company_id)
  )`,
  `create table dimension_values (
    id text primary key,
    company_id text not null,
    dimension_id text not null,
    parent_id text,
    name text not null,
    unique (id, dimension_id),
    foreign key (dimension_id, company_id) references dimensions (id, company_id),
    foreign key (parent_id, dimension_id) references dimension_values (id, dimension_id)
  )`,
  `create table attachments (
    id text primary key,
    company_id text not null references companies,
    url text not null,
    file_name text not null,
    byte_count integer not null check (byte_count >= 0),
    created_at timestamptz not null,
    unique (id, company_id)
  )`,
  ...[
    'gl_accounts',
    'categories',
    'vendors',
    'customers',
    'bank_accounts',
    'dimensions',
    'dimension_values',
    'attachments',
  ].map((table) => `create index ${table}_by_company on ${table} (company_id)`),
];
