import type { Migration } from '../migrations.ts';

/** Everything else that an invoice holds, what it comes to, and when it changed. */
export const invoices: Migration = {
  name: '009 invoices',
  statements: [
    `alter table invoices
      add column status text not null default 'ACTIVE' check (status in ('ACTIVE', 'INACTIVE')),
      add column customer_invoice_url text,
      add column discount_before_sales_tax boolean not null default true,
      add column deposit jsonb,
      add column collection jsonb not null default '{"sendEmail": false, "sendSms": false, "email": null,
        "reminderSchedule": [], "paymentMethods": [], "ccEmails": [], "bccEmails": []}',
      add column recurrence jsonb,
      add column api_name text,
      add column api_source_id text,
      add column installments jsonb not null default '[]',
      add column activity jsonb not null default '[]',
      add column custom_data jsonb,
      add column subtotal bigint,
      add column discounted_total bigint,
      add column sales_tax bigint,
      add column total bigint,
      add column paid_amount bigint not null default 0,
      add column number_key text,
      add column search_text text,
      add column changed_at timestamptz,
      add column deleted_at timestamptz`,
    'alter table invoice_line_items add column api_item_id text, add column time_id text, add column expense_id text',

    // As invoices/totals.ts adds up: whole minor units each time, half up. Multiplying numerics is exact, dividing is not.
    `update invoices set
      subtotal = (select coalesce(sum(floor(quantity * rate + 0.5)), 0) from invoice_line_items where invoice_id = invoices.id)`,
    `update invoices set
      discounted_total = floor(subtotal * (100 - coalesce(discount_percent, 0)) * 0.01 + 0.5)`,
    `update invoices set
      sales_tax = (select coalesce(sum(floor(floor(taxable.amount * (100 - coalesce(discount_percent, 0)) * 0.01 + 0.5)
          * taxable.percent::numeric * 0.01 + 0.5)), 0)
        from (select sales_tax_percent::text as percent, sum(floor(quantity * rate + 0.5)) as amount
          from invoice_line_items where invoice_id = invoices.id and sales_tax_percent is not null
          group by 1) as taxable)`,
    'update invoices set total = discounted_total + sales_tax',
    `update invoices set
      paid_amount = (select coalesce(sum(amount), 0) from payments where invoice_id = invoices.id)`,
    // As invoices/numberKey.ts writes it.
    `update invoices set
      number_key = coalesce((select string_agg(
          case when run.part[1] ~ '^[0-9]'
            then lpad(length(ltrim(run.part[1], '0'))::text, 4, '0') || ltrim(run.part[1], '0')
            else translate(run.part[1], 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') end,
          '' order by run.position)
        from regexp_matches(invoice_number, '[0-9]+|[^0-9]+', 'g') with ordinality as run (part, position)), '')`,
    // As near to `searchable` as the server's locale gets: it folds these letters once, new invoices do not ask it.
    `update invoices set
      search_text = lower(normalize(concat_ws(E'\\n', invoice_number, customers.name, notes,
        (select string_agg(description, E'\\n' order by position) from invoice_line_items
          where invoice_id = invoices.id)), NFKC))
      from customers where customers.id = invoices.customer_id`,
    "update change_clock set at = greatest(at + interval '1 microsecond', now())",
    'update invoices set changed_at = (select at from change_clock)',
    ...['subtotal', 'discounted_total', 'sales_tax', 'total', 'number_key', 'search_text', 'changed_at'].map(
      (column) => `alter table invoices alter column ${column} set not null`,
    ),

    // A payment and what it pays for never disagree, whoever writes it.
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

    'drop index invoices_by_date',
    ...(
      [
        ['date', 'date'],
        ['due_date', 'due_date'],
        ['number', 'number_key collate "C"'],
        ['total', 'total'],
        ['balance', '(total - paid_amount)'],
      ] as const
    ).map(
      ([name, key]) =>
        `create index invoices_by_${name} on invoices (company_id, ${key}, id collate "C") where deleted_at is null`,
    ),
    'create index invoices_by_change on invoices (company_id, changed_at, id collate "C")',
  ],
};
