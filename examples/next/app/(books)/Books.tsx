'use client'; // the provider takes functions, which a server component cannot pass

import { DaybookProvider, fetchTokenFrom } from '@daybook/react';
import type { ReactNode } from 'react';
import { timeZone } from '@/company';

const fetchToken = fetchTokenFrom('/api/books-token');

/** Connects the Daybook components below it to the service, as the signed-in user. */
export function Books({ identity, children }: { identity: string; children: ReactNode }) {
  return (
    <DaybookProvider baseUrl="/books-api" identity={identity} fetchToken={fetchToken} timeZone={timeZone}>
      {children}
    </DaybookProvider>
  );
}
