import { InvoiceDetails } from '@daybook/react';
import { Drawer } from './Drawer.tsx';

interface InvoiceDrawerProps {
  invoiceId: string | undefined;
  onClose: () => void;
}

/** Daybook's invoice details, in a drawer beside the list. */
export function InvoiceDrawer({ invoiceId, onClose }: InvoiceDrawerProps) {
  return (
    <Drawer isOpen={invoiceId !== undefined} isWide label="Invoice" onClose={onClose}>
      <form className="drawer-close" method="dialog">
        <button type="submit" className="button">
          Close
        </button>
      </form>
      {invoiceId && <InvoiceDetails invoiceId={invoiceId} />}
    </Drawer>
  );
}
