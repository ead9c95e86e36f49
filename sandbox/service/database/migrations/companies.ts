import type { Migration } from '../migrations.ts';

/** Companies, who may see them, access tokens, and what the service itself has to remember. */
export const companies: Migration = {
  name: '001 companies',
  statements: [
    `create table companies (
      id text primary key,
      name text not null,
      accounting_method text not null check (accounting_method in ('ACCRUAL', 'CASH')),
      closing_date date,
      closing_modifications text not null check (closing_modifications in ('DISABLED', 'ENABLED_WITH_WARNING')),
      accounts_receivable text not null,
      undeposited_funds text not null,
      sales_tax_payable text not null,
      uncategorized_expense text not null,
      uncategorized_income text not null,
      discounts_given text not null
    )`,
    `create table users (
      id text primary key,
      name text not null
    )`,
    `create table company_access (
      user_id text not null references users,
      company_id text not null references companies,
      primary key (user_id, company_id)
    )`,
    `create table access_tokens (
      token_hash text primary key,
      user_id text references users,
      scope text not null check (scope in ('read', 'write')),
      expires_at timestamptz not null
    )`,
    'create index access_tokens_by_expiry on access_tokens (expires_at)',
    `create table service_memory (
      name text primary key,
      value text not null
    )`,
  ],
};
