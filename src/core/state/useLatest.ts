'use client';
import { useInsertionEffect, useRef } from 'react';

/** A ref to the value of the latest render, set before any child's effects run. */
export function useLatest<T>(value: T) {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
