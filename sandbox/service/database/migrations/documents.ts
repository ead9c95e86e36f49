import type { Migration } from '../migrations.ts';

/**
 * The documents that post. Amounts are minor units. `dimension_value_ids` are arrays: they are only ever written whole and
 * asked "does it contain any of", and the importer checks that they are the company's.
 */
export const documents: Migration = {
  name: '003 documents',
  statements: [
    `create table bank_transactions (
      id text primary key,
      company_id text not null references companies,
      bank_account_id text not null,
      date date not null,
      type text not null check (type in ('EXPENSE', 'REVENUE', 'TRANSFER')),
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
      unique (id, company_id),
      foreign key (bank_account_id, company_id) references bank_accounts (id, company_id),
      foreign key (vendor_id, company_id) references vendors (id, company_id),
      foreign key (customer_id, company_id) references customers (id, company_id),
      foreign key (category_id, company_id) references categories (id, company_id),
      foreign key (gl_account_id, company_id) references gl_accounts (id, company_id)
    )`,
    'create index bank_transactions_by_date on bank_transactions (company_id, date, id)',
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
      unique (bank_transaction_id, position),
      foreign key (bank_transaction_id, company_id) references bank_transactions (id, company_id) on delete cascade,
      foreign key (category_id, company_id) references categories (id, company_id),
      foreign key (gl_account_id, company_id) references gl_accounts (id, company_id),
      foreign key (customer_id, company_id) references customers (id, company_id)
    )`,
    `create table invoices (
      id text primary key,
      company_id text not null references companies,
      invoice_number text,
      invoice_status text not null check (invoice_status in ('DRAFT', 'OPEN', 'CLOSED', 'CANCELLED', 'REFUNDED',
        'SCHEDULED')),
      date date not null,
      due_date date not null,
      term_type text not null,
      customer_id text not null,
      notes text,
      discount_percent numeric check (discount_percent between 0 and 100),
      dimension_value_ids text[] not null,
      unique (id, company_id),
      foreign key (customer_id, company_id) references customers (id, company_id)
    )`,
    'create index invoices_by_date on invoices (company_id, date, id)',
    `create table invoice_line_items (
      id text primary key,
      company_id text not null,
      invoice_id text not null,
      position integer not null,
      description text not null,
      quantity numeric not null,
      rate numeric not null,
      sales_tax_percent numeric check (sales_tax_percent >= 0),
      gl_account_id text not null,
      unique (invoice_id, position),
      foreign key (invoice_id, company_id) references invoices (id, company_id) on delete cascade,
      foreign key (gl_account_id, company_id) references gl_accounts (id, company_id)
    )`,
    `create table payments (
      id text primary key,
      company_id text not null,
      invoice_id text not null,
      date date not null,
      amount bigint not null check (amount > 0),
      foreign key (invoice_id, company_id) references invoices (id, company_id)
    )`,
    'create index payments_by_invoice on payments (invoice_id)',
    `create table journal_entries (
      id text primary key,
      company_id text not null references companies,
      date date not null,
      description text not null,
      status text not null check (status in ('ACTIVE', 'INACTIVE')),
      api_name text not null,
      api_source_id text,
      bank_account_id text,
      dimension_value_ids text[] not null,
      unique (id, company_id),
      foreign key (bank_account_id, company_id) references bank_accounts (id, company_id)
    )`,
    `create table journal_entry_lines (
      journal_entry_id text not null,
      position integer not null,
      company_id text not null,
      gl_account_id text not null,
      dr_amount bigint not null check (dr_amount >= 0),
      cr_amount bigint not null check (cr_amount >= 0),
      primary key (journal_entry_id, position),
      foreign key (journal_entry_id, company_id) references journal_entries (id, company_id) on delete cascade,
      foreign key (gl_account_id, company_id) references gl_accounts (id, company_id)
    )`,
  ],
};
