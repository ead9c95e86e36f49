import { vi } from 'vitest';
import { currentFetch } from '../requests.ts';
import type { Json } from '../sandbox/company.ts';

/** Has the service suggest a category for transactions without one. @param categoryIdOf undefined for no suggestion. */
export function suggestCategories(categoryIdOf: (transaction: Json) => string | undefined): void {
  const send = currentFetch();
  const withSuggestion = (transaction: Json) => {
    const id = categoryIdOf(transaction);
    return id === undefined ? transaction : { ...transaction, suggestedCategories: [{ id }] };
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const response = await send(input, init);
    if (!/\/v6\/banks\/transactions\/query$/.test(String(input)) || !response.ok) return response;
    const body = await response.json();
    return Response.json({ ...body, data: body.data.map(withSuggestion) }, response);
  });
}
