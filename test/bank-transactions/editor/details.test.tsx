import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Drawer } from '../../../sandbox/host/page/Drawer.tsx';
import { type BankTransaction, BankTransactionEditor } from '../../../src/index.ts';
import { createBankApi, fetchTransactions } from '../../support/bank-transactions/api.ts';
import { button, field, openEditor, showBankDetails } from '../../support/bank-transactions/editor.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { currentFetch } from '../../support/requests.ts';
import { createCompany, sharedCompany } from '../../support/sandbox/company.ts';
import { testOwnLook } from '../../support/ui/testOwnLook.ts';

const company = await sharedCompany();
const served = (await fetchTransactions(company)) as unknown as BankTransaction[]; // with members that only the editor shows

/** Opens the first sample transaction that matches. */
async function openSample(matches: (transaction: BankTransaction) => boolean) {
  const transaction = served.find(matches);
  if (!transaction) throw new Error('No transaction matches.');
  renderWithProvider(<BankTransactionEditor transactionId={transaction.id} onNavigate={() => {}} />, { company });
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  await showBankDetails();
  return transaction;
}

const match = page.getByRole('region', { name: 'Match' });
const removeMatch = match.getByRole('button', { name: 'Remove match' });
const acceptMatch = match.getByRole('button', { name: 'Accept match' });

/** Serves transactions with attachments. */
function serveAttachments(attachments: object[]) {
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    if ((init?.method ?? 'GET') !== 'GET' || !/\/v6\/banks\/transactions\/[^/]+$/.test(String(input))) return response;
    const body = await response.json();
    return Response.json({ ...body, data: { ...body.data, attachments } });
  });
}

test('on phones, More details and receipts are large enough for a finger', async () => {
  await page.viewport(380, 800);
  serveAttachments([{ id: 'att_1', fileName: 'one.pdf', url: 'https://example.com/one.pdf' }]);
  await openEditor();
  const link = await page.getByRole('link', { name: 'one.pdf' }).findElement();
  for (const target of [link, page.getByText('More details').element()])
    expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('shows images, and a drawing for other files and images that don’t load', async () => {
  const url = new URL('../../../docs/general-ledger.png', import.meta.url).href;
  serveAttachments([
    { id: 'att_1', fileName: 'photo.png', url },
    { id: 'att_2', fileName: 'gone.jpg', url: new URL('/gone.jpg', url).href },
    { id: 'att_3', fileName: 'one.pdf', url },
    { id: 'att_4', fileName: 'script.png', url: 'javascript:alert(1)' },
  ]);
  await openEditor();
  await expect.element(page.getByRole('link', { name: 'View photo.png' })).toHaveAttribute('href', url);
  const pictures = () => [...document.querySelectorAll('.daybook-thumbnail')].map(({ tagName }) => tagName);
  await expect.poll(pictures).toEqual(['IMG', 'svg', 'svg', 'svg']);
  const image = document.querySelector<HTMLImageElement>('img.daybook-thumbnail') ?? expect.unreachable();
  await expect.poll(() => image.naturalWidth).toBeGreaterThan(0);
  const { width, height } = image.getBoundingClientRect();
  expect([width, height]).toEqual([48, 60]);
  expect(page.getByRole('link', { name: 'script.png' }).query()).toBeNull();
});

test.each([
  [1280, 'beside the form'],
  [380, 'over it'],
])('in a window of %i px, an image opens %s, and Escape closes nothing else', async (width, where) => {
  await page.viewport(width, 800);
  const url = new URL('../../../docs/general-ledger.png', import.meta.url).href;
  serveAttachments([{ id: 'att_1', fileName: 'photo.png', url }]);
  const onCancel = vi.fn();
  const company = await createCompany({ seed: 'none' });
  const { id } = await (await createBankApi(company)).save({});
  renderWithProvider(
    <div style={{ inlineSize: 'min(520px, 100%)', marginInlineStart: 'auto' }}>
      <BankTransactionEditor transactionId={id} onCancel={onCancel} />
    </div>,
    { company },
  );
  const open = button('Preview photo.png');
  await userEvent.click(open);
  const preview = page.getByRole('dialog', { name: 'photo.png' });
  await expect.element(preview.getByRole('button', { name: 'Close' })).toHaveFocus();
  const image = preview.getByRole('img', { name: 'photo.png' });
  await expect.poll(() => (image.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0);
  const { left, right, top, bottom } = preview.element().getBoundingClientRect();
  expect([left >= 0, top >= 0, right <= width, bottom <= 800]).toEqual([true, true, true, true]);
  const form = document.querySelector('form') ?? expect.unreachable();
  expect(right <= form.getBoundingClientRect().left).toBe(where === 'beside the form');
  await userEvent.keyboard('{Escape}');
  await expect.element(preview).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  expect(onCancel).not.toHaveBeenCalled();
});

test('Escape closes an image, and not the modal drawer around the editor', async () => {
  const url = new URL('../../../docs/general-ledger.png', import.meta.url).href;
  serveAttachments([{ id: 'att_1', fileName: 'photo.png', url }]);
  const onClose = vi.fn();
  const company = await createCompany({ seed: 'none' });
  const { id } = await (await createBankApi(company)).save({});
  renderWithProvider(
    <Drawer isOpen label="Bank transaction" onClose={onClose}>
      <BankTransactionEditor transactionId={id} />
    </Drawer>,
    { company },
  );
  await userEvent.click(button('Preview photo.png'));
  const preview = page.getByRole('dialog', { name: 'photo.png' });
  await expect.element(preview.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(preview).not.toBeInTheDocument();
  await expect.element(button('Preview photo.png')).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

test('a match can be removed and accepted again with the same key', async () => {
  await openSample(({ matchingBankTransaction }) => Boolean(matchingBankTransaction));
  await expect.element(match.getByText('Matched with')).toBeVisible();
  (removeMatch.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(match.getByText('No longer matched')).toBeVisible();
  await expect.element(acceptMatch).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(match.getByText('Matched with')).toBeVisible();
  await expect.element(removeMatch).toHaveFocus();
});

test('a match that reconciliation found can be accepted', async () => {
  await openSample(({ reconciliationMatch }) => Boolean(reconciliationMatch));
  await expect.element(match.getByText('Suggested match')).toBeVisible();
  await userEvent.click(acceptMatch);
  await expect.element(match.getByText('Matched with')).toBeVisible();
});

test('says so if a rule of the service set it', async () => {
  await openSample(({ rule }) => Boolean(rule));
  await expect.element(page.getByText('Set by a rule')).toBeVisible();
});

test('names the source among the details, if there is one', async () => {
  const { rerender } = await openEditor({}, {}, { showsBankDetails: false });
  await userEvent.click(page.getByText('More details'));
  await expect.element(page.getByRole('definition').filter({ hasText: /^Bank feed$/ })).toBeVisible();
  await expect.element(page.getByRole('term').filter({ hasText: /^Source$/ })).toBeVisible();
  rerender(<BankTransactionEditor />);
  await expect.element(page.getByRole('heading', { name: 'New transaction' })).toBeVisible();
  await expect.element(page.getByText('Source', { exact: true })).not.toBeInTheDocument();
});

test('Tab goes from field to field: keys press the pills and Split', async () => {
  await openSample(({ suggestedCategories, category, children, amount }) =>
    Boolean(suggestedCategories?.length && !category && amount < 0 && (children?.length ?? 0) <= 1),
  );
  await expect.element(page.getByRole('list', { name: 'Suggested' })).toBeVisible();
  page
    .getByRole('combobox', { name: /^Category/ })
    .element()
    .focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('combobox', { name: /^Vendor/ })).toHaveFocus();
});

test('shows a tax payment and the host’s custom data', async () => {
  const tax = { paymentInfo: { region: 'FEDERAL', year: 2026, quarter: 'Q1' } };
  await openEditor({ tax, customData: { purchaseOrder: 'PO-1042', approved: true } });
  const payment = page.getByRole('group', { name: 'Tax payment' });
  await expect.element(payment.getByLabelText('Tax authority')).toHaveDisplayValue('Federal government');
  await expect.element(payment.getByLabelText('Year')).toHaveValue('2026');
  await expect.element(payment.getByLabelText('Year')).toHaveAttribute('inputmode', 'numeric');
  await expect.element(payment.getByLabelText('Quarter')).toHaveDisplayValue('Q1');
  const custom = page.getByRole('group', { name: 'Custom data' });
  await expect.element(custom).toHaveTextContent(/purchaseOrder\s*PO-1042\s*approved\s*true/);
});

test('links receipts, and removes one', async () => {
  const { attachments } = await openSample((each) => Boolean(each.attachments?.[0]?.fileName));
  const name = attachments?.[0]?.fileName ?? '';
  const link = page.getByRole('group', { name: 'Attachments' }).getByRole('link', { name });
  await expect.element(link).toHaveAttribute('href', attachments?.[0]?.url);
  await userEvent.click(page.getByRole('button', { name: `Remove ${name}` }));
  await expect.element(link).not.toBeInTheDocument();
});

test('shows the amount in its original currency', async () => {
  await openSample(({ currencyInfo }) => currencyInfo?.originalCurrency === 'JPY');
  await expect.element(page.getByText(/Originally −42,800\sJPY/)).toBeVisible();
});

test('shows the customer of a line in its details', async () => {
  const own = await createCompany({ seed: 'none' });
  const books = await createBankApi(own);
  const [customer] = books.customers;
  const { id } = await books.save({ children: [{ amount: -100_00 }, { amount: -20_00, customerId: customer.id }] });
  renderWithProvider(<BankTransactionEditor transactionId={id} />, { company: own });
  await userEvent.click(button('Details of line 2'));
  const line = page.getByRole('listitem', { name: 'Line 2' });
  await expect.element(line.getByRole('combobox', { name: 'Customer' })).toHaveValue(customer.displayName);
});

test.each([1280, 380])('long names fit in the form, %i px wide', async (width) => {
  await page.viewport(width, 800);
  const { displayName } = await openSample((each) => Boolean(each.displayName?.startsWith('The Honourable')));
  await expect.element(page.getByRole('heading', { name: displayName ?? '' })).toBeVisible();
  const form = page.getByRole('form').element();
  expect(form.scrollWidth).toBeLessThanOrEqual(form.clientWidth);
});

test('on a phone, a split has touch targets of at least 44 px', async () => {
  await page.viewport(380, 800);
  await openSample(({ children }) => (children ?? []).length > 1);
  const form = page.getByRole('form');
  const controls = [...form.getByRole('combobox').elements(), ...form.getByRole('button').elements()];
  expect(controls.length).toBeGreaterThan(10);
  for (const control of controls) {
    const { height } = (control.closest('.daybook-picker-field') ?? control).getBoundingClientRect();
    expect(height, control.outerHTML).toBeGreaterThanOrEqual(44);
  }
  expect(form.element().scrollWidth).toBeLessThanOrEqual(form.element().clientWidth);
  const amounts = form.getByRole('textbox', { name: 'Amount' }).elements() as HTMLInputElement[];
  expect(new Set(amounts.map(({ inputMode }) => inputMode))).toEqual(new Set(['decimal']));
});

test('on a phone, the buttons stay above the keyboard', async () => {
  await page.viewport(380, 800);
  const visible = Object.assign(new EventTarget(), { offsetTop: 0, height: 800, scale: 1 });
  vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(visible as unknown as VisualViewport);
  await openSample(({ customer }) => Boolean(customer));
  const bottomOf = () => page.getByRole('button', { name: 'Save' }).element().getBoundingClientRect().bottom;
  const before = bottomOf();
  expect(before).toBeGreaterThan(700);
  visible.height = 500;
  visible.dispatchEvent(new Event('resize'));
  expect(bottomOf()).toBeLessThanOrEqual(500);
  visible.height = 800;
  visible.dispatchEvent(new Event('resize'));
  expect(bottomOf()).toBe(before);
});

testOwnLook('in a page from right to left, the first field is on the right', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  await openSample(({ customer }) => Boolean(customer));
  const [amount, date] = ['Amount', 'Date'].map((name) => field(name).element().getBoundingClientRect());
  expect(amount?.left).toBeGreaterThan(date?.right ?? Number.NaN);
  // Values begin below their labels.
  const aligned = page
    .getByRole('combobox')
    .elements()
    .map((each) => getComputedStyle(each).textAlign);
  expect(new Set(aligned)).toEqual(new Set(['right']));
});
