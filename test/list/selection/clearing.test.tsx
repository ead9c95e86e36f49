import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvoiceList } from '../../../src/index.ts';
import { invoiceTable } from '../../support/invoices/list.ts';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { createGate } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';

const company = await sharedCompany();

test('a host that clears the selection of an earlier list leaves that of the shown one', async () => {
  const archived = createGate();
  let isCleared = false;
  renderWithProvider(
    <InvoiceList
      bulkActions={({ clear }) => (
        <button
          type="button"
          onClick={async () => {
            await archived.opened;
            clear();
            isCleared = true;
          }}
        >
          Archive
        </button>
      )}
    />,
    { company },
  );
  const check = async () => {
    await invoiceTable();
    await userEvent.click(page.getByRole('checkbox', { name: /^Select .*,/ }).first());
  };
  const selected = page.getByRole('status').getByText(/^1 selected/);
  await check();
  await userEvent.click(page.getByRole('button', { name: 'Archive' }));
  await userEvent.click(page.getByRole('radio', { name: /^Paid/ }));
  await expect.element(selected).not.toBeInTheDocument();
  await check();
  await expect.element(selected).toBeVisible();
  archived.open();
  await expect.poll(() => isCleared).toBe(true);
  await new Promise(requestAnimationFrame);
  await expect.element(selected).toBeVisible();
});
