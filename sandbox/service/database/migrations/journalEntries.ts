/** Manual journal entries. The source id of an imported entry is unique. */
export const journalEntries: readonly string[] = [
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
    recurrence_frequency text,
    recurrence_interval integer check (recurrence_interval between 1 and 1000),
    recurrence_end_date date,
    attachment_ids text[] not null,
    custom_data json not null,
    unique (id, company_id),
    foreign key (bank_account_id, company_id) references bank_accounts (id, company_id),
    constraint journal_entries_recurrence check (
      (recurrence_frequency is null) = (recurrence_interval is null)
      and (recurrence_end_date is null or recurrence_frequency is not null))
  )`,
  `create unique index journal_entries_by_source on journal_entries (company_id, api_name, api_source_id)
    where api_source_id is not null`,
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
];
