/**
 * An invoice number in the form in which numbers are compared: as people read them, INV-999 before INV-1000, whatever the
 * case of its letters and however many zeros stand before its digits. Each run of digits is written behind its length.
 * Only A to Z change: the same everywhere, also in the migration's SQL.
 * @returns `inv-0004` + `1000` for "INV-1000"; to be compared by code points. Empty for none, as a draft has.
 */
export function numberKey(invoiceNumber: string | null): string {
  return (invoiceNumber ?? '')
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[0-9]+/g, (run) => {
      const digits = run.replace(/^0+/, '');
      return String(digits.length).padStart(4, '0') + digits;
    });
}
