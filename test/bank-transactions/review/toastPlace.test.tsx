import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createBankApi } from '../../support/bank-transactions/api.ts';
import { transactionTable } from '../../support/bank-transactions/list.ts';
import { TransactionsWithDrawer } from '../../support/jobs/BooksWithDrawer.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createCompany } from '../../support/sandbox/company.ts';

test.each([1280, 860, 380])(
  'the toast covers neither the field with the focus nor the buttons (%i px wide)',
  async (width) => {
    await page.viewport(width, 800);
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent =
      '.drawer { position: fixed; inset: 28px 0 0 auto; inline-size: min(520px, 100vw); block-size: auto; margin: 0; overflow: auto; ' +
      'animation: slide-in 200ms paused } @keyframes slide-in { from { translate: 100% } }';
    onTestFinished(() => style.remove());
    const company = await createCompany({ seed: 'none' });
    const api = await createBankApi(company);
    await api.save({ description: 'TOAST OF A BANK TRANSACTION', reviewStatus: 'PARTNER_REVIEW_REQUIRED' });
    renderWithProvider(<TransactionsWithDrawer />, { company });
    const table = await transactionTable();
    table.focus();
    await userEvent.keyboard('r');
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await expect.element(undo).toBeVisible();
    const text = undo.element().closest('[popover]')?.firstElementChild;
    expect(text?.getBoundingClientRect().right).toBeLessThan(undo.element().getBoundingClientRect().left); // in one row
    await userEvent.keyboard('o');
    const editor = page.getByRole('dialog', { name: 'Bank transaction' });
    const isCovered = (element: Element) => {
      const [a, b] = [undo.element().closest('[popover]'), element].map((each) => each?.getBoundingClientRect());
      return Boolean(a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
    };
    await expect.poll(() => editor.element().contains(document.activeElement)).toBe(true);
    const drawer = editor.element().closest<HTMLElement>('.drawer') ?? expect.unreachable();
    drawer.style.animationPlayState = 'running'; // it arrives after its field has the focus
    await drawer.getAnimations()[0]?.finished;
    if (width > 520) await expect.poll(() => isCovered(editor.element())).toBe(false); // there is room beside it
    for (const name of ['Category', 'Notes', 'Category']) {
      const field = editor.getByLabelText(name, { exact: true }).first();
      await expect.element(field).toBeVisible();
      (field.element() as HTMLElement).focus();
      await expect.poll(() => isCovered(field.element())).toBe(false);
      expect(isCovered(editor.getByRole('heading').first().element().closest('header') ?? document.body)).toBe(false);
    }
    if (width > 520) expect(isCovered(editor.element())).toBe(false);
    expect(isCovered(editor.getByRole('button', { name: 'Save', exact: true }).element())).toBe(false);
  },
);
