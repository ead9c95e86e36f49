import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BankAccount, Customer, GlAccount, ReferenceLoaders } from '../../../src/index.ts';
import { BankAccountPicker } from '../../../src/reference-lists/pickers/BankAccountPicker.tsx';
import { CategoryPicker } from '../../../src/reference-lists/pickers/CategoryPicker.tsx';
import { CustomerPicker } from '../../../src/reference-lists/pickers/CustomerPicker.tsx';
import { GlAccountPicker } from '../../../src/reference-lists/pickers/GlAccountPicker.tsx';
import { VendorPicker } from '../../../src/reference-lists/pickers/VendorPicker.tsx';
import { Root } from '../../../src/ui/root/Root.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { field, visibleOptions } from '../../support/ui/TestPicker.tsx';

const company = await sharedCompany();
const customerField = page.getByRole('combobox', { name: 'Add a customer' });

interface AccountsProps {
  known?: GlAccount[];
  initial?: string | null;
  withInactive?: boolean;
}

function Accounts({ known, initial = null, withInactive }: AccountsProps) {
  const [id, setId] = useState(initial);
  return (
    <Root component="Test" name="test">
      <GlAccountPicker label="Account" value={id} onChange={setId} known={known} withInactive={withInactive} />
    </Root>
  );
}

function BankAccounts({ known, initial = null }: { known?: BankAccount[]; initial?: string | null }) {
  const [id, setId] = useState(initial);
  return (
    <Root component="Test" name="test">
      <BankAccountPicker label="Account" isClearable value={id} onChange={setId} known={known} />
    </Root>
  );
}

function Customers({ known }: { known?: Customer[] }) {
  const [added, setAdded] = useState<Customer[]>([]);
  return (
    <Root component="Test" name="test">
      <ul>
        {added.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <CustomerPicker
        label="Add a customer"
        value={null}
        onChange={(customer) => customer && setAdded([...added, customer])}
        known={known}
      />
    </Root>
  );
}

const fieldProps = {
  label: 'Account',
  value: null,
  onChange: () => {},
  hint: 'As on the receipt.',
  errors: ['Choose one.'],
  isRequired: true,
};

test.each([
  ['accounts', GlAccountPicker],
  ['bank accounts', BankAccountPicker],
  ['categories', CategoryPicker],
  ['vendors', VendorPicker],
  ['customers', CustomerPicker],
] as const)(
  'a field for %s is described by its hint and errors, and cannot be opened if it is read-only',
  async (_kind, Field) => {
    const form = (isReadOnly: boolean) => (
      <Root component="Test" name="test">
        <Field {...fieldProps} isReadOnly={isReadOnly} />
      </Root>
    );
    const { rerender } = renderWithProvider(form(false), { company });
    await expect.element(field).toHaveAccessibleDescription(/As on the receipt\..*Choose one\./);
    await expect.element(field).toBeInvalid();
    await expect.element(field).toBeRequired();
    rerender(form(true));
    await userEvent.click(field);
    await expect.element(field).toHaveAttribute('readonly');
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  },
);

const accountsOf = (accounts: GlAccount[]): ReferenceLoaders => ({ glAccounts: async () => accounts });

test('groups accounts by type in the order of financial statements, and sorts them by number, then by name', async () => {
  const loaders = accountsOf([
    { id: '1', name: 'Odd', type: 'HOUSE_MONEY', accountNo: '1' },
    { id: '2', name: 'Rent', type: 'EXPENSE', accountNo: '6200' },
    { id: '3', name: 'Cash', type: 'ASSET', accountNo: '10100' },
    { id: '4', name: 'Bank', type: 'ASSET', accountNo: '9900' },
    { id: '5', name: 'Zebra', type: 'ASSET' },
    { id: '6', name: 'Apple', type: 'ASSET' },
    { id: '7', name: 'Without type' },
    { id: '8', name: 'Sales', type: 'INCOME', accountNo: '4000' },
    { id: '9', name: 'Loan', type: 'LIABILITY', accountNo: '2000' },
  ]);
  renderWithProvider(<Accounts />, { company, loaders });
  await userEvent.click(field);
  await expect.poll(() => visibleOptions().length).toBe(9);
  const groups = page
    .getByRole('group')
    .elements()
    .map((group) => group.getAttribute('aria-label'));
  expect(groups).toEqual(['Assets', 'Liabilities', 'Income', 'Expenses', 'House money', 'Other accounts']);
  expect(visibleOptions()).toEqual(['Bank', 'Cash', 'Apple', 'Zebra', 'Loan', 'Sales', 'Rent', 'Odd', 'Without type']);
});

test('finds the company’s accounts by number and shows their names', async () => {
  renderWithProvider(<Accounts initial={company.glAccountIds['1020'] ?? null} />, { company });
  await expect.element(field).toHaveValue('Business Savings');
  await userEvent.click(field);
  await userEvent.keyboard('1010{Enter}');
  await expect.element(field).toHaveValue('Operating Checking');
});

const activeAndInactive: GlAccount[] = [
  { id: 'rent', name: 'Rent', type: 'EXPENSE', status: 'ACTIVE' },
  { id: 'fax', name: 'Fax Line', type: 'EXPENSE', status: 'INACTIVE' },
];

test('an inactive account is listed while it is selected, or with `withInactive`', async () => {
  const loaders = accountsOf(activeAndInactive);
  const { rerender } = renderWithProvider(<Accounts />, { company, loaders });
  await userEvent.click(field);
  await expect.poll(visibleOptions).toEqual(['Rent']);
  rerender(<Accounts key="chosen" initial="fax" />, { loaders });
  await expect.element(field).toHaveValue('Fax Line');
  await userEvent.click(field);
  await expect.poll(() => visibleOptions().toSorted()).toEqual(['Fax Line', 'Rent']);
  rerender(<Accounts key="all" withInactive />, { loaders });
  await userEvent.click(field);
  await expect.poll(() => visibleOptions().toSorted()).toEqual(['Fax Line', 'Rent']);
});

test('bank accounts have their display names, and an inactive one is listed only while it is selected', async () => {
  const bankAccounts: BankAccount[] = [
    { id: 'card', name: 'VISA 4242', displayName: 'Company Card' },
    { id: 'checking', name: 'Checking' },
    { id: 'closed', name: 'Closed', status: 'INACTIVE' },
  ];
  const loaders: ReferenceLoaders = { bankAccounts: async () => bankAccounts };
  const { rerender } = renderWithProvider(<BankAccounts />, { company, loaders });
  await userEvent.click(field);
  await expect.poll(visibleOptions).toEqual(['Company Card', 'Checking']);
  await userEvent.keyboard('card{Enter}');
  await expect.element(field).toHaveValue('Company Card');
  rerender(<BankAccounts key="closed" initial="closed" />, { loaders });
  await expect.element(field).toHaveValue('Closed');
});

test('the company’s bank accounts can be selected', async () => {
  renderWithProvider(<BankAccounts />, { company });
  await userEvent.click(field);
  await expect.poll(() => visibleOptions().length).toBeGreaterThan(1);
  const wanted = String(visibleOptions()[1]);
  await userEvent.click(page.getByRole('option', { name: wanted }));
  await expect.element(field).toHaveValue(wanted);
});

test('without the endpoint, the document’s bank account is shown', async () => {
  const requests = recordRequests();
  const known = [{ id: 'bka_1', name: 'Seen Before' }];
  renderWithProvider(<BankAccounts initial="bka_1" known={known} />, { company, fault: 'status=404' });
  await expect.poll(() => requests.at(-1)?.status).toBe(404);
  await expect.element(field).toHaveValue('Seen Before');
  await userEvent.click(field);
  await expect.poll(visibleOptions).toEqual(['Seen Before']);
  expect(page.getByRole('alert').query()).toBeNull();
});

test('without the endpoint, known accounts can be selected and no failure is shown', async () => {
  const requests = recordRequests();
  const known = [{ id: 'gla_1', name: 'Seen Before', accountNo: '1000', type: 'ASSET' }];
  renderWithProvider(<Accounts known={known} />, { company, fault: 'status=404' });
  await expect.poll(() => requests.at(-1)?.status).toBe(404);
  await userEvent.click(field);
  await expect.element(page.getByRole('option', { name: 'Seen Before' })).toBeVisible();
  expect(page.getByRole('alert').query()).toBeNull();
  expect(page.getByText('Loading…').query()).toBeNull();
  await userEvent.click(page.getByRole('option', { name: 'Seen Before' }));
  await expect.element(field).toHaveValue('Seen Before');
  expect(requests).toHaveLength(1);
});

test('if the list fails, shows the failure and the known accounts, and a retry loads it', async () => {
  const requests = recordRequests();
  const known = [{ id: 'gla_1', name: 'Seen Before', accountNo: '1000', type: 'ASSET' }];
  renderWithProvider(<Accounts known={known} />, { company, fault: 'status=400,times=2' });
  await expect.poll(() => requests.at(-1)?.status).toBe(400);
  await userEvent.click(field);
  await expect.element(page.getByRole('option', { name: 'Seen Before' })).toBeVisible();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('option', { name: 'Operating Checking' })).toBeVisible();
  expect(page.getByRole('alert').query()).toBeNull();
});

test.each([
  ['a text', 'nope', 'nope'],
  ['an object', { status: 500 }, '[object Object]'],
])('a loader that rejects with %s is a failed list, and a retry calls it', async (_what, thrown, message) => {
  const onError = vi.fn();
  const glAccounts = vi.fn(async () => activeAndInactive).mockRejectedValue(thrown);
  renderWithProvider(<Accounts />, { company, loaders: { glAccounts }, onError });
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ component: 'Test', error: { message, cause: thrown } });
  expect(onError.mock.calls[0]?.[0].error).toBeInstanceOf(Error);
  glAccounts.mockResolvedValue(activeAndInactive);
  await userEvent.click(field);
  await expect.poll(visibleOptions).toEqual(['Rent']);
});

test('searches the service if a company has thousands of customers', async () => {
  const page1 = Array.from({ length: 250 }, (_, n) => ({ id: `cus_${n}`, name: `Customer ${n}` }));
  const requests = recordRequests();
  const send = window.fetch;
  // Nine pages, more than the sandbox has.
  window.fetch = async (input, init) => {
    const response = await send(input, init);
    const sent = requests.at(-1);
    if (!sent?.path.endsWith('/customers/query')) return response;
    const number = Number(sent.body.cursor ?? 0);
    const data = sent.body.filter
      ? [{ id: 'cus_far', name: 'Zoë Faraway' }]
      : page1.map((row) => ({ ...row, id: `${row.id}_${number}` }));
    return Response.json({
      result: 'SUCCESS',
      data,
      cursor: sent.body.filter || number === 8 ? null : { after: String(number + 1) },
    });
  };
  renderWithProvider(<Customers />, { company });
  await userEvent.click(customerField);
  await expect.poll(visibleOptions).not.toEqual([]);
  expect(requests.filter(({ path }) => path.endsWith('/customers/query'))).toHaveLength(8);
  await userEvent.keyboard('faraway');
  // With slow typing, part of the text may have been searched for before.
  await expect.poll(() => requests.at(-1)?.body.filter).toEqual({ name: { contain: 'faraway' } });
  await expect.poll(visibleOptions).toEqual(['Zoë Faraway']);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Zoë Faraway');
});
