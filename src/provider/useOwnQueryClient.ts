'use client';
import { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/**
 * A query client that is cleared on unmount, when nothing can reach its data anymore. A component that React hides counts as
 * unmounted, and loads its data again when it is shown.
 */
export function useOwnQueryClient(): QueryClient {
  const [client] = useState(() => new QueryClient());
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(clearing.current); // strict mode unmounts and remounts at once
    return () => {
      clearing.current = setTimeout(() => client.clear());
    };
  }, [client]);
  return client;
}
