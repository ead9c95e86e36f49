'use client';
import { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/**
 * A query client that lives as long as its component is mounted: no later one can reach its data, so they are not kept. A
 * component that React hides counts as unmounted, and loads its data again when it is shown.
 */
export function useOwnQueryClient(): QueryClient {
  const [client] = useState(() => new QueryClient());
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(clearing.current); // strict mode takes the component away and brings it back at once
    return () => {
      clearing.current = setTimeout(() => client.clear());
    };
  }, [client]);
  return client;
}
