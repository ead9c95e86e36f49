/**
 * The natural sort key of an invoice number: INV-999 sorts before INV-1000, ignoring case and leading zeros. Each run of
 * digits is prefixed with its length.
 * @returns `inv-0004` + `1000` for "INV-1000", to be compared by code points; empty for a draft without a number.
 */
export function numberKey(invoiceNumber: string | null): string {
  return (invoiceNumber ?? '')
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[0-9]+/g, (run) => {
      const digits = run.replace(/^0+/, '');
      return String(digits.length).padStart(4, '0') + digits;
    });
}
