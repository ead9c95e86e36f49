'use client';
import { useContext } from 'react';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { LineValues } from '../model/lineValues.ts';
import type { transactionMessages } from '../transactionMessages.ts';
import { HostDocumentField } from './HostDocumentField.tsx';
import { LinkedDocumentsContext } from './LinkedDocumentsContext.ts';

interface LinkedDocumentsProps {
  line: LineValues;
  errors: ReadonlyMap<string, readonly string[]>;
  isReadOnly: boolean;
  set: (changes: Partial<LineValues>) => void;
  messages: typeof transactionMessages;
}

/** The bill and the payroll item that a split line pays, by name. An id is kept, and never shown. */
export function LinkedDocuments({ line, errors, isReadOnly, set, messages }: LinkedDocumentsProps) {
  const host = useContext(LinkedDocumentsContext);
  const { invoiceId, billId, payrollId } = line;
  const invoiceErrors = errors.get('invoiceId');
  return (
    <>
      {!invoiceId && invoiceErrors && (
        <TextField label={messages.invoice} value="" isReadOnly onChange={ignore} errors={invoiceErrors} />
      )}
      <HostDocumentField
        kind="bill"
        label={messages.bill}
        what={messages.bills}
        value={billId}
        errors={errors.get('billId')}
        isReadOnly={isReadOnly}
        resolve={host.resolveBill}
        search={host.searchBills}
        onChange={(billId) => set({ billId })}
      />
      <HostDocumentField
        kind="payroll"
        label={messages.payroll}
        what={messages.payrollItems}
        value={payrollId}
        errors={errors.get('payrollId')}
        isReadOnly={isReadOnly}
        resolve={host.resolvePayroll}
        search={host.searchPayroll}
        onChange={(payrollId) => set({ payrollId })}
      />
    </>
  );
}

function ignore() {}
