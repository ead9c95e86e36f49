'use client';
import { useEffect, useRef } from 'react';

/** Whether the component is still mounted, for async callbacks. */
export function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
