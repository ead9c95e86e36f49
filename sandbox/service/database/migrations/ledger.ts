const exact = Number.MAX_SAFE_INTEGER;

/**
 * The double-entry core. An entry is a balanced set of lines posted by one document. The database enforces the invariants:
 * on commit, an entry has at least two lines and equal debits and credits; a line has either a debit or a credit and is
 * never negative; entry, line and account belong to the same company.
 *
 * Lines repeat their entry's date and basis (kept equal by the foreign key), so that one index covers a ledger page: it
 * has an account's lines for one accounting method in ledger order, with the amounts for the balances.
 */
export const ledger: readonly string[] = [
  'create sequence ledger_entry_ids',
  `create table ledger_entries (
    id bigint primary key,
    company_id text not null references companies,
    date date not null,
    basis text not null check (basis in ('ACCRUAL', 'CASH', 'BOTH')),
    source_kind text not null check (source_kind in ('BANK_TRANSACTION', 'INVOICE', 'PAYMENT', 'JOURNAL_ENTRY')),
    source_id text not null,
    description text not null,
    display_name text not null,
    secondary_display_name text not null,
    unique (id, company_id, date, basis)
  )`,
  'create index ledger_entries_by_source on ledger_entries (company_id, source_id)',
  `create table ledger_lines (
    entry_id bigint not null,
    line_no integer not null,
    company_id text not null,
    date date not null,
    basis text not null,
    gl_account_id text not null,
    counter_gl_account_id text,
    dr_amount bigint not null check (dr_amount between 0 and ${exact}),
    cr_amount bigint not null check (cr_amount between 0 and ${exact}),
    customer_id text,
    dimension_value_ids text[] not null,
    description text not null,
    search_text text not null,
    primary key (entry_id, line_no),
    constraint ledger_lines_one_side check ((dr_amount = 0) <> (cr_amount = 0)),
    foreign key (entry_id, company_id, date, basis) references ledger_entries (id, company_id, date, basis)
      on delete cascade,
    foreign key (gl_account_id, company_id) references gl_accounts (id, company_id),
    foreign key (counter_gl_account_id, company_id) references gl_accounts (id, company_id)
  )`,
  ...(['accrual', 'cash'] as const).map(
    (method) => `create index ledger_lines_${method} on ledger_lines (gl_account_id, date, entry_id, line_no)
      include (dr_amount, cr_amount) where ${method === 'accrual' ? "basis <> 'CASH'" : "basis <> 'ACCRUAL'"}`,
  ),
  `create function require_balanced_entry() returns trigger language plpgsql as $$
  declare
    checked_entry bigint;
    line_count bigint;
    difference numeric;
  begin
    if tg_table_name = 'ledger_entries' then
      checked_entry := new.id;
    elsif tg_op = 'DELETE' then
      checked_entry := old.entry_id;
    else
      checked_entry := new.entry_id;
      if tg_op = 'UPDATE' and old.entry_id <> new.entry_id then
        raise exception 'A ledger line cannot move to another entry.' using errcode = 'check_violation';
      end if;
    end if;
    if not exists (select from ledger_entries where id = checked_entry) then
      return null;
    end if;
    select count(*), coalesce(sum(dr_amount), 0) - coalesce(sum(cr_amount), 0) into line_count, difference
      from ledger_lines where entry_id = checked_entry;
    if line_count < 2 then
      raise exception 'Ledger entry % has % line(s); at least two are required.', checked_entry, line_count
        using errcode = 'check_violation', constraint = 'ledger_entry_has_lines';
    end if;
    if difference <> 0 then
      raise exception 'Ledger entry % is out of balance by %.', checked_entry, difference
        using errcode = 'check_violation', constraint = 'ledger_entry_balances';
    end if;
    return null;
  end
  $$`,
  `create constraint trigger ledger_entry_has_lines after insert on ledger_entries
    deferrable initially deferred for each row execute function require_balanced_entry()`,
  `create constraint trigger ledger_entry_balances after insert or update or delete on ledger_lines
    deferrable initially deferred for each row execute function require_balanced_entry()`,

  // Balances sum lines in any order and under any filter. All are exact as long as these totals are.
  `create table ledger_totals (
    gl_account_id text primary key references gl_accounts,
    dr_amount bigint not null,
    cr_amount bigint not null,
    constraint ledger_totals_exact check (greatest(dr_amount, cr_amount) <= ${exact})
  )`,
  `create function keep_ledger_totals() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      update ledger_totals as totals set dr_amount = totals.dr_amount - change.dr_amount, cr_amount = totals.cr_amount - change.cr_amount
        from (select gl_account_id, sum(dr_amount) as dr_amount, sum(cr_amount) as cr_amount from removed group by 1) as change
        where totals.gl_account_id = change.gl_account_id;
    end if;
    if tg_op <> 'DELETE' then
      insert into ledger_totals as totals
        select gl_account_id, sum(dr_amount), sum(cr_amount) from added group by 1
        on conflict (gl_account_id) do update
          set dr_amount = totals.dr_amount + excluded.dr_amount, cr_amount = totals.cr_amount + excluded.cr_amount;
    end if;
    return null;
  end
  $$`,
  ...[
    ['insert', 'new table as added'],
    ['update', 'old table as removed new table as added'],
    ['delete', 'old table as removed'],
  ].map(
    ([event, tables]) => `create trigger ledger_lines_keep_totals_on_${event} after ${event} on ledger_lines
      referencing ${tables} for each statement execute function keep_ledger_totals()`,
  ),
];
