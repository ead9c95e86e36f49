import { vi } from 'vitest';

interface FaultPlace {
  method: 'POST' | 'DELETE';
  /** What the path ends with, or a pattern of it. */
  path: RegExp;
  /** Which of these requests, from 1 on. */
  nth: number;
  /** What goes wrong, in the sandbox's words: `lose=answer`. */
  fault: string;
}

/** Has one request of the page meet a fault in the sandbox. @returns how many such requests were sent. */
export function faultAt({ method, path, nth, fault }: FaultPlace): { count: () => number } {
  let count = 0;
  const send = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const url = String(input);
    if (init?.method !== method || !path.test(url)) return send(input, init);
    count += 1;
    if (count !== nth) return send(input, init);
    return send(url.replace('/v6/', `/sandbox/faults/${fault},key=${crypto.randomUUID()}/v6/`), init);
  });
  return { count: () => count };
}

/** What saves transactions, and what reads one or lists them does not. */
export const saving = { method: 'POST', path: /\/v6\/banks\/transactions$/ } as const;
export const deleting = { method: 'DELETE', path: /\/v6\/banks\/transactions\// } as const;
