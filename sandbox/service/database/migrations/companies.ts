const closingModes = "('DISABLED', 'ENABLED_WITH_WARNING')";

/** Partners, companies, users, access tokens, the audit trail and the service's own state. */
export const companies: readonly string[] = [
  `create table partners (
    id text primary key,
    client_id text not null unique,
    client_secret_hash text not null
  )`,
  `insert into partners values ('prt_demo', 'demo_client', encode(sha256('demo_secret'::bytea), 'hex'))`,
  `create table companies (
    id text primary key,
    name text not null,
    accounting_method text not null check (accounting_method in ('ACCRUAL', 'CASH')),
    closing_date date,
    closing_modifications text not null check (closing_modifications in ${closingModes}),
    accounts_receivable text not null,
    undeposited_funds text not null,
    sales_tax_payable text not null,
    uncategorized_expense text not null,
    uncategorized_income text not null,
    discounts_given text not null,
    partner_id text not null references partners,
    time_zone text not null
  )`,
  'create index companies_by_partner on companies (partner_id)',
  `create table users (
    id text primary key,
    name text not null,
    partner_id text not null references partners,
    role text not null check (role in ('OWNER', 'BOOKKEEPER'))
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
    expires_at timestamptz not null,
    partner_id text not null references partners
  )`,
  'create index access_tokens_by_expiry on access_tokens (expires_at)',
  `create table audit_trail (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    partner_id text not null references partners,
    actor text not null check (actor in ('OWNER', 'BOOKKEEPER', 'PARTNER')),
    user_id text references users,
    company_id text references companies,
    action text not null check (action in ('CREATE', 'UPDATE', 'DELETE')),
    resource text not null,
    resource_id text not null
  )`,
  'create index audit_trail_by_company on audit_trail (company_id, id)',
  `create table service_memory (
    name text primary key,
    value text not null
  )`,
  'create table change_clock (id integer primary key check (id = 1), at timestamptz not null)',
  "insert into change_clock values (1, '2000-01-01T00:00:00Z')",
];
