'use client';
import { useEffect } from 'react';
import { rootOwners, useDaybookContext } from '../../core/daybookContext.ts';
import { useStore } from '../../core/state/useStore.ts';
import { useListSession } from './useListSession.ts';

/** When each provider with changes had its last one, so that a key on the page undoes only the latest. */
const changedProviders = new Map<symbol, number>();

/**
 * Chooses the provider that shows undo: several on a page can have the same session and cache.
 * @param lastTime the time of the last change.
 */
export function useToastOwner(lastTime: number | undefined) {
  const { providerId } = useDaybookContext();
  const { providerIds } = useListSession();
  const isOwner = useStore(providerIds, ([first]) => first === providerId);
  useEffect(() => {
    providerIds.set((before) => [...before, providerId]);
    return () => providerIds.set((before) => before.filter((id) => id !== providerId));
  }, [providerIds, providerId]);
  useEffect(() => {
    if (lastTime !== undefined) changedProviders.set(providerId, lastTime);
    return () => void changedProviders.delete(providerId);
  }, [providerId, lastTime]);
  return {
    isOwner,
    /**
     * Makes this provider the owner for a key in one of its components, or elsewhere on the page if it had the latest change.
     * @returns whether it did.
     */
    claim: (path: readonly Element[]): boolean => {
      const root = path.find((each) => rootOwners.has(each));
      if ((root ? rootOwners.get(root) : latestProvider()) !== providerId) return false;
      providerIds.set((before) => [providerId, ...before.filter((id) => id !== providerId)]);
      return true;
    },
  };
}

const latestProvider = () => [...changedProviders].toSorted(([, a], [, b]) => a - b).at(-1)?.[0];
