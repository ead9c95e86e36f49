import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { toPlainDate } from '../../src/core/dates/plainDate.ts';
import type { elementDefinitions } from '../../src/elements/elementDefinitions.ts';
import '../../src/elements.ts';
import {
  BankTransactionEditor,
  BankTransactionList,
  ClosingForm,
  ClosingNotice,
  GeneralLedger,
  InvoiceDetails,
  InvoiceList,
  JournalEntryForm,
  NotificationSettingsForm,
  TrialBalance,
} from '../../src/index.ts';
import { fetchTransactions } from '../support/bank-transactions/api.ts';
import { closeBooks } from '../support/closing.ts';
import { providerElement, showPage } from '../support/elements/page.ts';
import { fetchInvoices } from '../support/invoices/api.ts';
import { renderWithProvider } from '../support/renderWithProvider.tsx';
import { createCompany } from '../support/sandbox/company.ts';
import { structureOf } from '../support/ui/structureOf.ts';

type Tag = keyof typeof elementDefinitions;

const company = await createCompany();
await closeBooks(company, '2026-01-31');
const [transaction = expect.unreachable()] = await fetchTransactions(company, { search: 'Adobe' });
const [invoice = expect.unreachable()] = await fetchInvoices(company);
const ledger = { glAccountId: company.glAccountIds['1010'], defaultFilters: { period: 'all' as const } };
const components = {
  'daybook-ledger': <GeneralLedger {...ledger} selectable />,
  'daybook-trial-balance': <TrialBalance selectable />,
  'daybook-bank-transactions': <BankTransactionList selectable readOnly />,
  'daybook-bank-transaction-editor': <BankTransactionEditor transactionId={transaction.id} />,
  'daybook-invoices': <InvoiceList selectable showAging />,
  'daybook-invoice-details': <InvoiceDetails invoiceId={invoice.id} layout="page" />,
  'daybook-journal-entry': <JournalEntryForm defaultValues={{ description: 'Depreciation' }} />,
  'daybook-closing': <ClosingForm />,
  'daybook-closing-notice': <ClosingNotice date={toPlainDate('2026-01-10')} />,
  'daybook-notification-settings': <NotificationSettingsForm saveMode="button" readOnly />,
} satisfies Record<Tag, ReactElement>;

test.each(Object.entries(components) as [Tag, ReactElement<object>][])(
  '<%s> shows what its component shows in React, and says once that it is ready',
  async (tag, component) => {
    const rendered = renderWithProvider(component, { company, components: undefined }); // elements have Daybook’s own
    const expected = await settledContent(() => rendered.container);
    rendered.unmount();

    const provider = providerElement(company);
    const element = Object.assign(document.createElement(tag), component.props);
    const onReady = vi.fn();
    element.addEventListener('ready', onReady);
    provider.append(element);
    showPage(provider);
    expect(await settledContent(() => element.shadowRoot)).toEqual(expected);
    expect(onReady).toHaveBeenCalledOnce();
  },
);

/** What a component shows once nothing loads any more: some of its parts load later, without a mark. */
async function settledContent(root: () => ParentNode | null) {
  let last: ReturnType<typeof contentOf>;
  let since = performance.now();
  const settledFor = () => {
    const content = contentOf(root());
    if (!content || JSON.stringify(content) !== JSON.stringify(last)) since = performance.now();
    last = content;
    return performance.now() - since;
  };
  await expect.poll(settledFor, { timeout: 20_000 }).toBeGreaterThan(500);
  return last;
}

/** Its texts and structure, without the slots of elements; nothing while it loads. */
function contentOf(root: ParentNode | null) {
  const section = root?.querySelector<HTMLElement>('section.daybook');
  if (!section?.innerText || section.querySelector('[aria-busy="true"], .daybook-skeleton')) return undefined;
  const copy = section.cloneNode(true) as HTMLElement; // the copy of an HTML element is one
  for (const slot of copy.querySelectorAll('slot')) slot.remove();
  return { text: section.innerText, structure: structureOf(copy) };
}
