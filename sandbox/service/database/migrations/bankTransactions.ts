/**
 * Bank transactions. Amounts are minor units. `type` is an open enum: partners define their own types. References to other
 * documents are deferred, so that documents can be stored in any order within a transaction.
 *
 * `dimension_value_ids` is an array because it is always replaced and only queried for overlap; the save code checks that
 * the ids belong to the company. `custom_data` is text rather than `jsonb`, to preserve the submitted order and characters.
 */
export const bankTransactions: readonly string[] = [
  `create table bank_transactions (
    id text primary key,
    company_id text not null references companies,
    bank_account_id text not null,
    date date not null,
    type text not null,
    amount bigint not null,
    display_name text not null,
    description text not null,
    notes text,
    status text not null check (status in ('ACTIVE', 'INACTIVE')),
    review_status text,
    api_name text not null,
    api_source_id text,
    vendor_id text,
    customer_id text,
    category_id text,
    gl_account_id text,
    dimension_value_ids text[] not null,
    original_currency text,
    original_amount bigint,
    icon_url text,
    user_access text,
    accountant_access text,
    suggested_category_ids text[] not null,
    invoice_item_id text references invoice_line_items deferrable initially deferred,
    reconciliation_match_id text,
    matching_bank_transaction_id text check (matching_bank_transaction_id <> id),
    conversation_id text,
    conversation_read_status text,
    rule_id text,
    rule_transaction_source text,
    attachment_ids text[] not null,
    tax jsonb not null,
    custom_data text not null,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    deleted_at timestamptz,
    unique (id, company_id),
    foreign key (bank_account_id, company_id) references bank_accounts (id, company_id),
    foreign key (vendor_id, company_id) references vendors (id, company_id),
    foreign key (customer_id, company_id) references customers (id, company_id),
    foreign key (category_id, company_id) references categories (id, company_id),
    foreign key (gl_account_id, company_id) references gl_accounts (id, company_id),
    foreign key (reconciliation_match_id, company_id) references bank_transactions (id, company_id)
      deferrable initially deferred,
    foreign key (matching_bank_transaction_id, company_id) references bank_transactions (id, company_id)
      deferrable initially deferred,
    check ((original_currency is null) = (original_amount is null)),
    check ((conversation_id is null) = (conversation_read_status is null)),
    check ((rule_id is null) = (rule_transaction_source is null))
  )`,
  `create index bank_transactions_by_date on bank_transactions (company_id, date, id collate "C")
    where deleted_at is null`,
  `create unique index bank_transactions_by_source on bank_transactions (company_id, api_name, api_source_id)
    where deleted_at is null`,
  'create index bank_transactions_by_change on bank_transactions (company_id, changed_at, id collate "C")',
  `create table bank_transaction_splits (
    id text primary key,
    company_id text not null,
    bank_transaction_id text not null,
    position integer not null,
    amount bigint not null,
    notes text,
    category_id text,
    gl_account_id text,
    customer_id text,
    dimension_value_ids text[] not null,
    invoice_id text,
    bill_id text,
    payroll_id text,
    api_item_id text,
    unique (bank_transaction_id, position),
    foreign key (bank_transaction_id, company_id) references bank_transactions (id, company_id) on delete cascade,
    foreign key (category_id, company_id) references categories (id, company_id),
    foreign key (gl_account_id, company_id) references gl_accounts (id, company_id),
    foreign key (customer_id, company_id) references customers (id, company_id),
    foreign key (invoice_id, company_id) references invoices (id, company_id) deferrable initially deferred
  )`,
];
