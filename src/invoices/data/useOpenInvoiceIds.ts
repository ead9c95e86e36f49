'use client';
import { createSessionHook } from '../../core/query/createSessionHook.ts';
import { createMountedValues } from '../../core/query/mountedValues.ts';

/** The invoices in details, which lists follow wherever they are on the page. */
export const useOpenInvoiceIds = createSessionHook(() => createMountedValues<string>());
