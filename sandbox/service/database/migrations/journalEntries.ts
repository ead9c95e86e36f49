import type { Migration } from '../migrations.ts';

/** What the interface has of a journal entry beyond what it posts. An entry of another system is there once. */
export const journalEntries: Migration = {
  name: '010 journal entries',
  statements: [
    `alter table journal_entries
      add column recurrence_frequency text,
      add column recurrence_interval integer check (recurrence_interval between 1 and 1000),
      add column recurrence_end_date date,
      add column attachment_ids text[] not null default '{}',
      add column custom_data json not null default '{}',
      add constraint journal_entries_recurrence check (
        (recurrence_frequency is null) = (recurrence_interval is null)
        and (recurrence_end_date is null or recurrence_frequency is not null))`,
    `create unique index journal_entries_by_source on journal_entries (company_id, api_name, api_source_id)
      where api_source_id is not null`,
  ],
};
