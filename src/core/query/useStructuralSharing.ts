'use client';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useState } from 'react';

/** A host's object, the same while its content is: most are written inline, and are new on every render. Functions are compared by identity. */
export function useStructuralSharing<Value>(value: Value): Value {
  const [shared, setShared] = useState(value);
  const next = replaceEqualDeep(shared, value);
  if (next !== shared) setShared(() => next);
  return next;
}
