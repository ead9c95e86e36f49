import { type ComponentProps, createRef, type ReactNode, type Ref } from 'react';
import { expect, test, vi } from 'vitest';
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
} from '../../../src/index.ts';
import { mockClosing } from '../../support/closing.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { callApi, sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();
const {
  data: [invoice],
} = await callApi(company, 'POST', '/v6/invoicing/invoices/query', { limit: 1 });

type RootProps = Pick<ComponentProps<'section'>, 'className' | 'id' | 'style' | 'onClick'> & { ref: Ref<HTMLElement> };

const components: [className: string, show: (props: RootProps) => ReactNode][] = [
  ['daybook-general-ledger', (props) => <GeneralLedger {...props} />],
  ['daybook-trial-balance', (props) => <TrialBalance {...props} />],
  ['daybook-bank-transaction-list', (props) => <BankTransactionList {...props} />],
  ['daybook-bank-transaction-editor', (props) => <BankTransactionEditor {...props} />],
  ['daybook-invoice-list', (props) => <InvoiceList {...props} />],
  ['daybook-invoice-details', (props) => <InvoiceDetails invoiceId={invoice.id} {...props} />],
  ['daybook-journal-entry-form', (props) => <JournalEntryForm {...props} />],
  ['daybook-closing-form', (props) => <ClosingForm {...props} />],
  ['daybook-closing-notice', (props) => <ClosingNotice {...props} />],
  ['daybook-notification-settings-form', (props) => <NotificationSettingsForm {...props} />],
];

test.each(components)('%s takes className, style, id, data attributes, event handlers and ref', async (name, show) => {
  mockClosing((data) => ({ ...data, date: '2024-05-31', modifications: 'DISABLED' })); // without one, its notice is empty
  const ref = createRef<HTMLElement>();
  const onClick = vi.fn();
  const ofHost = {
    className: 'of-the-host',
    id: 'books',
    style: { marginBlockStart: 7 },
    onClick,
    'data-test': 'books',
  };
  const { container } = renderWithProvider(show({ ...ofHost, ref }), { company });
  await expect.poll(() => ref.current).not.toBeNull();
  const root = container.querySelector<HTMLElement>('main > section');
  expect(ref.current).toBe(root);
  expect(root?.className).toBe(`daybook ${name} of-the-host`);
  expect(root?.id).toBe('books');
  expect(root?.style.marginBlockStart).toBe('7px');
  expect(root?.dataset.test).toBe('books');
  await expect.poll(() => root?.textContent).toMatch(/./);
  root?.querySelector('*')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onClick).toHaveBeenCalledOnce();
});
