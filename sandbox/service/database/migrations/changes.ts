import type { Migration } from '../migrations.ts';

/** When something last changed, and files attached to documents. */
export const changes: Migration = {
  name: '007 changes',
  statements: [
    'create table change_clock (id integer primary key check (id = 1), at timestamptz not null)',
    "insert into change_clock values (1, '2000-01-01T00:00:00Z')",
    `create table attachments (
      id text primary key,
      company_id text not null references companies,
      url text not null,
      file_name text not null,
      byte_count integer not null check (byte_count >= 0),
      created_at timestamptz not null,
      unique (id, company_id)
    )`,
    'create index attachments_by_company on attachments (company_id)',
  ],
};
