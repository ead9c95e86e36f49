import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReferenceLoaders } from '../../../src/index.ts';
import { CustomerPicker } from '../../../src/reference-lists/pickers/CustomerPicker.tsx';
import type { PartyPickerProps } from '../../../src/reference-lists/pickers/PartyPicker.tsx';
import { VendorPicker } from '../../../src/reference-lists/pickers/VendorPicker.tsx';
import { renderWithProvider } from '../../support/renderWithProvider.tsx';
import { recordRequests } from '../../support/requests.ts';
import { sharedCompany } from '../../support/sandbox/company.ts';
import { visibleOptions, visibleOptionsIn } from '../../support/ui/TestPicker.tsx';
import { TwoLines } from '../../support/ui/TwoLines.tsx';

const company = await sharedCompany();
const first = page.getByRole('combobox', { name: 'Party', exact: true });
const second = page.getByRole('combobox', { name: 'Party of the second line' });

interface PartiesProps extends Pick<PartyPickerProps, 'known'> {
  of: ComponentType<PartyPickerProps>;
  initial?: string;
  onChoice?: PartyPickerProps['onChange'];
}

/** A form with two lines, each with a vendor or customer. */
function Parties({ of: PickerOfKind, initial, onChoice, known }: PartiesProps) {
  return (
    <TwoLines label="Party" initial={initial}>
      {({ onChange, ...line }) => (
        <PickerOfKind
          isClearable
          known={known}
          {...line}
          onChange={(party) => {
            onChoice?.(party);
            onChange(party);
          }}
        />
      )}
    </TwoLines>
  );
}

const parties = [
  { id: 'ada', name: 'Ada Ltd', email: 'post@ada.example' },
  { id: 'bob', name: 'Bob & Sons' },
  { id: 'old', name: 'Old Mill', status: 'INACTIVE' },
  { id: 'zoe', email: 'zoe@example.com' },
];
const few: ReferenceLoaders = { vendors: async () => parties, customers: async () => parties };

const kinds = [
  ['vendors', VendorPicker],
  ['customers', CustomerPicker],
] as const;

test.each(kinds)('%s can be selected by typing and cleared again', async (_kind, of) => {
  const choices: unknown[] = [];
  renderWithProvider(<Parties of={of} onChoice={(party) => choices.push(party)} />, { company });
  await userEvent.click(first);
  await expect.poll(() => visibleOptions().length).toBeGreaterThan(3);
  const wanted = String(visibleOptions()[2]);
  await userEvent.fill(first, wanted);
  await userEvent.keyboard('{Enter}');
  await expect.element(first).toHaveValue(wanted);
  await userEvent.click(page.getByRole('button', { name: 'Clear Party', exact: true }));
  await expect.element(first).toHaveValue('');
  expect(choices).toEqual([expect.objectContaining({ id: expect.any(String), name: wanted }), null]);
});

test.each(kinds)('inactive %s are listed only while they are selected', async (_kind, of) => {
  renderWithProvider(<Parties of={of} initial="old" />, { company, loaders: few });
  await expect.element(first).toHaveValue('Old Mill');
  await userEvent.click(second);
  await expect.poll(visibleOptions).toEqual(['Ada Ltd', 'Bob & Sons', 'zoe@example.com']);
});

test('recent vendors come first in every picker, and a search finds each once', async () => {
  renderWithProvider(<Parties of={VendorPicker} />, { company, loaders: few });
  for (const text of ['zoe', 'bob']) {
    await userEvent.click(first);
    await expect.poll(() => visibleOptions().length).toBe(3);
    await userEvent.fill(first, text);
    await userEvent.keyboard('{Enter}');
  }
  await userEvent.click(second);
  await expect.poll(() => visibleOptionsIn('Recent')).toEqual(['Bob & Sons', 'zoe@example.com']);
  expect(visibleOptionsIn('Vendors')).toEqual(['Ada Ltd']);
  await userEvent.fill(second, 'zoe');
  await expect.poll(visibleOptions).toEqual(['zoe@example.com']);
});

/** Mocks nine pages, more than the sandbox has. The pickers load the first eight. */
function serveThousands(kind: string) {
  const requests = recordRequests();
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const response = await send(input, init);
    const sent = requests.at(-1);
    if (!sent?.path.endsWith(`/${kind}/query`)) return response;
    const number = Number(sent.body.cursor ?? 0);
    const data = sent.body.filter
      ? [{ id: 'far', name: 'Zoë Faraway' }]
      : Array.from({ length: 250 }, (_, n) => ({ id: `${number}_${n}`, name: `Party ${number * 250 + n}` }));
    const isLast = sent.body.filter || number === 8;
    return Response.json({ result: 'SUCCESS', data, cursor: isLast ? null : { after: String(number + 1) } });
  };
  return requests;
}

test.each(kinds)('searches the service for one of thousands of %s, and keeps the selection', async (kind, of) => {
  const requests = serveThousands(kind);
  renderWithProvider(<Parties of={of} />, { company });
  await userEvent.click(first);
  await expect.poll(visibleOptions).not.toEqual([]);
  expect(requests).toHaveLength(8);
  await userEvent.keyboard('faraway');
  // With slow typing, part of the text may have been searched for before.
  await expect.poll(() => requests.at(-1)?.body.filter).toEqual({ name: { contain: 'faraway' } });
  await expect.poll(visibleOptions).toEqual(['Zoë Faraway']);
  await userEvent.keyboard('{Enter}');
  await expect.element(first).toHaveValue('Zoë Faraway');
  await userEvent.click(second);
  await expect.element(first).toHaveValue('Zoë Faraway');
});

test('a recent choice among thousands is listed in another picker without a search', async () => {
  serveThousands('vendors');
  renderWithProvider(<Parties of={VendorPicker} />, { company });
  await userEvent.click(first);
  await userEvent.keyboard('faraway');
  await expect.poll(visibleOptions).toEqual(['Zoë Faraway']);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(second);
  await expect.poll(() => visibleOptionsIn('Recent')).toEqual(['Zoë Faraway']);
});

test.each(kinds)('with thousands of %s, shows the one of the document even if it is not loaded', async (kind, of) => {
  const requests = serveThousands(kind);
  renderWithProvider(<Parties of={of} initial="far" known={[{ id: 'far', name: 'Zoë Faraway' }]} />, { company });
  await expect.element(first).toHaveValue('Zoë Faraway');
  await expect.poll(() => requests.at(-1)?.body.cursor).toBe('7');
  await expect.element(first).toHaveValue('Zoë Faraway');
});

test.each(kinds)('without the endpoint, known %s can be selected', async (_kind, of) => {
  const requests = recordRequests();
  const known = [{ id: 'cus_1', name: 'Seen Before' }];
  renderWithProvider(<Parties of={of} initial="cus_1" known={known} />, { company, fault: 'status=404' });
  await expect.poll(() => requests.at(-1)?.status).toBe(404);
  await expect.element(first).toHaveValue('Seen Before');
  await userEvent.click(second);
  await expect.poll(visibleOptions).toEqual(['Seen Before']);
  expect(page.getByRole('alert').query()).toBeNull();
});
