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
    <Drawer isOpen={invoiceId !== undefined} isWide label="Invoice" onClose={onClose}>
      <form className="drawer-close" method="dialog">
        <button type="submit" className="button">
          Close
        </button>
      </form>
      {invoiceId && <InvoiceDetails invoiceId={invoiceId} position={list?.position} onNavigate={list?.onNavigate} />}
    </Drawer>
  );
}
