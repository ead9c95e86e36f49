'use client';
import { useEffect, useRef } from 'react';

/** Whether the component is still on the page, for what comes later. */
export function useIsMounted() {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
