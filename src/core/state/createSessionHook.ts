'use client';
import type { QueryClient } from '@tanstack/react-query';
import { useDaybookContext } from '../daybookContext.ts';
import { accessOf } from '../session/session.ts';

/**
 * Creates a hook that returns what the components of a session share, wherever they are on the page.
 * @param create called for each client and session: providers with both share it, and another user starts with nothing.
 */
export function createSessionHook<Shared extends object>(create: () => Shared): () => Shared {
  const sharedByClient = new WeakMap<QueryClient, WeakMap<object, Shared>>();
  return function useShared() {
    const { queryClient, session } = useDaybookContext();
    const key = accessOf(session).current(); // another one after a sign-out
    const ofClient = sharedByClient.get(queryClient) ?? new WeakMap<object, Shared>();
    const shared = ofClient.get(key) ?? create();
    sharedByClient.set(queryClient, ofClient.set(key, shared));
    return shared;
  };
}
