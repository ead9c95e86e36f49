'use client';
import { useEffect } from 'react';
import type { MountedValues } from './mountedValues.ts';

/** Adds a value while the component is mounted; undefined adds none. @param value keep its identity. */
export function useMountedValue<Value>(values: MountedValues<Value>, value: Value | undefined): void {
  useEffect(() => (value === undefined ? undefined : values.add(value)), [values, value]);
}
