import type { Migration } from '../migrations.ts';

/** Several partners, what kind of user each is, where a company's day begins, and who changed what. */
export const partners: Migration = {
  name: '006 partners',
  statements: [
    `create table partners (
      id text primary key,
      client_id text not null unique,
      client_secret_hash text not null
    )`,
    `insert into partners values ('prt_demo', 'demo_client', encode(sha256('demo_secret'::bytea), 'hex'))`,
    ...['companies', 'users', 'access_tokens'].flatMap((table) => [
      `alter table ${table} add column partner_id text references partners`,
      `update ${table} set partner_id = 'prt_demo'`,
      `alter table ${table} alter column partner_id set not null`,
    ]),
    'create index companies_by_partner on companies (partner_id)',
    "alter table companies add column time_zone text not null default 'America/New_York'",
    "alter table users add column role text check (role in ('OWNER', 'BOOKKEEPER'))",
    `update users set role = case
      when (select count(*) from company_access where user_id = users.id) > 1 then 'BOOKKEEPER' else 'OWNER' end`,
    'alter table users alter column role set not null',
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
  ],
};
