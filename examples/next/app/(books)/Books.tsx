'use client'; // the provider takes functions, which a server component cannot pass

import { DaybookProvider, type FetchToken } from '@daybook/react';
import type { ReactNode } from 'react';
import { timeZone } from '@/company';

/** Connects the Daybook components below it to the service, as the signed-in user. */
export function Books({ identity, children }: { identity: string; children: ReactNode }) {
  return (
    <DaybookProvider baseUrl="/books-api" identity={identity} fetchToken={fetchToken} timeZone={timeZone}>
      {children}
    </DaybookProvider>
  );
}

const fetchToken: FetchToken = async ({ signal }) => {
  const response = await fetch('/api/books-token', { method: 'POST', signal });
  if (response.ok) return response.json();
  const isSignedOut = response.status === 401; // retrying won't help
  throw Object.assign(new Error(`The token route responded with ${response.status}.`), { retryable: !isSignedOut });
};
