import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSession, DaybookProvider, InvoiceList, invoicesOptions } from '../../../src/index.ts';
import { anyInvoices, parseInvoice } from '../../support/invoices/random.ts';
import { runs } from '../../support/propertyRuns.ts';

const session = createSession({ identity: 'user-7', fetchToken: async () => 'token' });
const queryClient = new QueryClient();
const provider = { baseUrl: '/books', session, queryClient };

test('renders a row for each random invoice', () => {
  // The list's first query. Nothing is fetched, so a partial context is enough.
  const source = { session } as Parameters<typeof invoicesOptions>[0];
  const { queryKey } = invoicesOptions(source, { filter: {}, sort: { orderBy: 'DATE', direction: 'DESC' } });
  fc.assert(
    fc.property(anyInvoices(5), (served) => {
      const rows = served.map(parseInvoice);
      queryClient.setQueryData(queryKey, {
        pages: [{ rows, unreadable: [], next: undefined, previous: undefined }],
        pageParams: [undefined],
      });
      const list = createElement(InvoiceList, { defaultFilters: {}, onInvoiceSelect: () => {}, selectable: true });
      const page = renderToStaticMarkup(createElement(DaybookProvider, provider, list));
      expect(page.match(/<tr[^>]* data-index=/g)).toHaveLength(5);
      if (!JSON.stringify(served).includes('NaN')) expect(page).not.toContain('NaN');
    }),
    { numRuns: runs(50) },
  );
});
