'use client';
import { createSessionHook } from '../../core/state/createSessionHook.ts';
import { createMountedValues } from '../../core/state/mountedValues.ts';

/** The invoices in details, which lists follow wherever they are on the page. */
export const useOpenInvoiceIds = createSessionHook(() => createMountedValues<string>());
