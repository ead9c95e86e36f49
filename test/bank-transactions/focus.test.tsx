import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerSave } from '../support/bankTransactions.ts';
import { fetchBeneath } from '../support/requests.ts';
import { button, field, lineField, openEditor, picker, save } from '../support/shownEditor.tsx';

const line = (number: number) => page.getByRole('listitem', { name: `Line ${number}` });

/** Has the page read each single transaction with more in it than can be saved into one. */
function answerWith(more: object): void {
  const send = fetchBeneath();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    const isOne = (init?.method ?? 'GET') === 'GET' && /\/v6\/banks\/transactions\/[^/]+$/.test(String(input));
    if (!isOne) return response;
    const { data, ...rest } = await response.json();
    return Response.json({ ...rest, data: { ...data, ...more } });
  });
}

const receipts = ['one', 'two', 'three'].map((name) => ({ id: `att_${name}`, fileName: `${name}.pdf` }));

test('details of a line that open as something in them is wrong stay open while it is mended', async () => {
  await openEditor({ children: [{ amount: -100_00, invoiceId: null }, { amount: -20_00 }] });
  answerSave(400, [{ type: 'INVALID_VALUE', message: 'There is no such invoice.', param: 'children[0].invoiceId' }]);
  await userEvent.fill(lineField(1, 'Notes'), 'Posters');
  await userEvent.click(save);
  const invoice = lineField(1, 'Invoice id');
  await expect.element(invoice).toHaveAccessibleDescription(/There is no such invoice\./);
  await expect.element(invoice).toHaveFocus();
  await userEvent.keyboard('INV');
  await expect.element(invoice).toHaveValue('INV');
  await expect.element(invoice).not.toHaveAccessibleDescription(/There is no such invoice\./);
  await expect.element(invoice).toHaveFocus();
});

test.each([
  ['files', { attachments: receipts }],
  ['a tax payment', { tax: { paymentInfo: { region: 'FEDERAL', year: 2026, quarter: 'Q1' } } }],
  ['data of the host', { customData: { purchaseOrder: 'PO-1042' } }],
])('a transaction with %s has its rarer details open', async (_what, more) => {
  answerWith(more);
  await openEditor();
  await expect.element(page.getByRole('group', { name: 'Attachments' })).toBeVisible();
});

test('a transaction with nothing in its rarer details has them folded away', async () => {
  await openEditor();
  await expect.element(page.getByText('More details')).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Attachments' })).not.toBeInTheDocument();
});
