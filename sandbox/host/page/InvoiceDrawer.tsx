import { InvoiceDetails, type InvoiceSelection } from '@daybook/react';
import { Drawer } from './Drawer.tsx';

interface InvoiceDrawerProps {
  invoiceId: string | undefined;
  /** How it was opened from a list. */
  selection?: InvoiceSelection | undefined;
  onClose: () => void;
}

/** Daybook's invoice details, in a drawer beside the list. */
export function InvoiceDrawer({ invoiceId, selection, onClose }: InvoiceDrawerProps) {
  const list = selection?.invoiceId === invoiceId ? selection : undefined;
  return (
    <Drawer isOpen={invoiceId !== undefined} isBeside isWide label="Invoice" onClose={onClose}>
      {invoiceId && (
        <InvoiceDetails
          invoiceId={invoiceId}
          autoFocus
          position={list?.position}
          onNavigate={list?.onNavigate}
          onClose={onClose}
        />
      )}
    </Drawer>
  );
}
