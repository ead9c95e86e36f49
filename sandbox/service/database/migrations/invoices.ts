const sortKeys = {
  date: 'date',
  due_date: 'due_date',
  number: 'number_key collate "C"',
  total: 'total',
  balance: '(total - paid_amount)',
};

/** Invoices with their totals, and payments. Amounts are minor units. */
export const invoices: readonly string[] = [
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
    status text not null check (status in ('ACTIVE', 'INACTIVE')),
    customer_invoice_url text,
    discount_before_sales_tax boolean not null,
    deposit jsonb,
    collection jsonb not null,
    recurrence jsonb,
    api_name text,
    api_source_id text,
    installments jsonb not null,
    activity jsonb not null,
    custom_data jsonb,
    subtotal bigint not null,
    discounted_total bigint not null,
    sales_tax bigint not null,
    total bigint not null,
    paid_amount bigint not null,
    number_key text not null,
    search_text text not null,
    changed_at timestamptz not null,
    deleted_at timestamptz,
    unique (id, company_id),
    foreign key (customer_id, company_id) references customers (id, company_id)
  )`,
  ...Object.entries(sortKeys).map(
    ([name, key]) =>
      `create index invoices_by_${name} on invoices (company_id, ${key}, id collate "C") where deleted_at is null`,
  ),
  'create index invoices_by_change on invoices (company_id, changed_at, id collate "C")',
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
    api_item_id text,
    time_id text,
    expense_id text,
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

  // Keeps an invoice's paid amount consistent with its payments.
  `create function keep_paid_amount() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      update invoices set paid_amount = paid_amount - old.amount where id = old.invoice_id;
    end if;
    if tg_op <> 'DELETE' then
      update invoices set paid_amount = paid_amount + new.amount where id = new.invoice_id;
    end if;
    return null;
  end
  $$`,
  `create trigger payments_keep_paid_amount after insert or update or delete on payments
    for each row execute function keep_paid_amount()`,
];
