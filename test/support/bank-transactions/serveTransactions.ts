import { vi } from 'vitest';
import { currentFetch } from '../requests.ts';

/** Answers queries of bank transactions in the page: a hundred per page, newest first. */
export function serveTransactions(pages: number): { rename: (id: string, name: string) => void } {
  const names = new Map<string, string>();
  const rowAt = (index: number) => ({
    id: `btxn_${index}`,
    date: new Date(Date.UTC(2026, 5, 15) - Math.floor(index / 20) * 86_400_000).toISOString().slice(0, 10),
    amount: -100 - index,
    description: names.get(`btxn_${index}`) ?? `Transaction ${index}`,
    status: 'ACTIVE',
    bankAccount: { id: 'bka_1', name: 'Checking', displayName: 'Checking' },
  });
  const send = currentFetch();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input);
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    if (path.endsWith('/v6/banks/transactions/query')) {
      if (body.filter?.reviewStatus) return Response.json({ result: 'SUCCESS', data: [] });
      const at = Number(body.cursor ?? 0);
      const data = Array.from({ length: 100 }, (_, place) => rowAt(at + place));
      const after = at + 100 < pages * 100 ? String(at + 100) : undefined;
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
