import { vi } from 'vitest';
import { currentFetch } from '../requests.ts';

/** Answers queries of bank transactions in the page: a hundred per page, newest first. @param toReview how many are to review. */
export function serveTransactions(pages: number, toReview = 0): { rename: (id: string, name: string) => void } {
  const names = new Map<string, string>();
  const rowAt = (index: number) => ({
    id: `btxn_${index}`,
    date: new Date(Date.UTC(2026, 5, 15) - Math.floor(index / 20) * 86_400_000).toISOString().slice(0, 10),
    amount: -100 - index,
    description: names.get(`btxn_${index}`) ?? `Transaction ${index}`,
    status: 'ACTIVE',
    ...(index < toReview && { reviewStatus: 'PARTNER_REVIEW_REQUIRED' }),
    bankAccount: { id: 'bka_1', name: 'Checking', displayName: 'Checking' },
  });
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input);
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    if (path.endsWith('/v6/banks/transactions/query')) {
      const at = Number(body.cursor ?? 0);
      const isReview = body.filter?.reviewStatus !== undefined;
      const end = Math.min(at + (isReview ? body.limit : 100), isReview ? toReview : pages * 100);
      const data = Array.from({ length: end - at }, (_, place) => rowAt(at + place));
      const after = end < (isReview ? toReview : pages * 100) ? String(end) : undefined;
      return Response.json({ result: 'SUCCESS', data, cursor: after && { after } });
    }
    if (path.endsWith('/v6/banks/transactions')) {
      const data = body.data.map(({ id }: { id: string }) => ({
        result: 'SUCCESS',
        statusCode: 200,
        data: rowAt(Number(id.replace('btxn_', ''))),
      }));
      return Response.json({ result: 'SUCCESS', data });
    }
    return send(input, init);
  });
  return { rename: (id: string, name: string) => names.set(id, name) };
}
