import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keyOf } from '../../../src/core/query/resources.ts';
import { createSession, DaybookProvider, type Invoice, InvoiceDetails } from '../../../src/index.ts';
import { anyInvoices, parseInvoice } from '../../support/invoices/random.ts';
import { runs } from '../../support/propertyRuns.ts';

const session = createSession({ identity: 'user-7', fetchToken: async () => 'token' });
const queryClient = new QueryClient();

test('renders random invoices without errors or empty parts', () => {
  fc.assert(
    fc.property(
      anyInvoices(8),
      fc.constantFrom('USD', 'JPY', 'KWD'),
      fc.constantFrom('en-US', 'ar-EG'),
      (served, ...format) => {
        const page = markupOf(served.map(parseInvoice), ...format);
        expect(page.match(/<header>/g)).toHaveLength(8);
        expect(holesIn(page)).toEqual([]);
        expect(page).not.toMatch(/href="(?!https:|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/i);
      },
    ),
    { numRuns: runs(50) },
  );
});

function markupOf(invoices: readonly Invoice[], currency: string, locale: string): string {
  for (const invoice of invoices) queryClient.setQueryData(keyOf(session, 'invoices', 'one', invoice.id), invoice);
  const details = invoices.map(({ id }) => createElement(InvoiceDetails, { key: id, invoiceId: id }));
  const provider = { baseUrl: '/books', session, queryClient, currency, locale, timeZone: 'Pacific/Auckland' };
  return renderToStaticMarkup(createElement(DaybookProvider, provider, details));
}

/** Elements without visible text, and separators without a neighbor. */
function holesIn(page: string): string[] {
  return ['h[1-6]', 'dt', 'dd', 'dl', 'li', 'ol', 'p', 'caption', 'th', 'a'].flatMap((tag) => {
    const elements = page.matchAll(new RegExp(`<(${tag})\\b[^>]*>(.*?)</\\1>`, 'gs'));
    return [...elements].flatMap(([element, , content = '']) => {
      const text = content.replace(/<[^>]*>|[\p{Z}\p{Cc}\p{Cf}]/gu, '');
      return text === '' || /^ · | · $/.test(content) ? [element] : [];
    });
  });
}
