import type { Migration } from '../migrations.ts';

/**
 * All that the interface says of a bank transaction. References to other documents are deferred: documents may be stored in any
 * order within a transaction.
 *
 * `custom_data` is a text, not `jsonb`: it is answered as it was submitted, in its order and with whatever characters.
 */
export const bankTransactions: Migration = {
  name: '008 bank transactions',
  statements: [
    'alter table bank_accounts add column api_institution_id text',
    // The words are open: partners have kinds of their own.
    'alter table bank_transactions drop constraint bank_transactions_type_check',
    `alter table bank_transactions
      add column original_currency text,
      add column original_amount bigint,
      add column icon_url text,
      add column user_access text,
      add column accountant_access text,
      add column suggested_category_ids text[] not null default '{}',
      add column invoice_item_id text references invoice_line_items deferrable initially deferred,
      add column reconciliation_match_id text,
      add column matching_bank_transaction_id text check (matching_bank_transaction_id <> id),
      add column conversation_id text,
      add column conversation_read_status text,
      add column rule_id text,
      add column rule_transaction_source text,
      add column attachment_ids text[] not null default '{}',
      add column tax jsonb not null default '{}',
      add column custom_data text not null default '{}',
      add column created_at timestamptz,
      add column changed_at timestamptz,
      add column deleted_at timestamptz,
      add check ((original_currency is null) = (original_amount is null)),
      add check ((conversation_id is null) = (conversation_read_status is null)),
      add check ((rule_id is null) = (rule_transaction_source is null))`,
    'update bank_transactions set created_at = at, changed_at = at from change_clock',
    `alter table bank_transactions
      alter column created_at set not null,
      alter column changed_at set not null`,
    `create unique index bank_transactions_by_source on bank_transactions (company_id, api_name, api_source_id)
      where deleted_at is null`,
    'create index bank_transactions_by_change on bank_transactions (company_id, changed_at, id)',
    ...['reconciliation_match_id', 'matching_bank_transaction_id'].map(
      (column) => `alter table bank_transactions add foreign key (${column}, company_id)
        references bank_transactions (id, company_id) deferrable initially deferred`,
    ),
    `alter table bank_transaction_splits
      add column invoice_id text,
      add column bill_id text,
      add column payroll_id text,
      add column api_item_id text,
      add foreign key (invoice_id, company_id) references invoices (id, company_id) deferrable initially deferred`,
  ],
};
