'use client';
import { useInsertionEffect, useRef } from 'react';

/** The value of the latest render, readable from outside of rendering; set before any effect of a child runs. */
export function useLatest<T>(value: T) {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
