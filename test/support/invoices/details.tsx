import { InvoiceDetails } from '../../../src/index.ts';
import { renderWithProvider, type SignInProps } from '../renderWithProvider.tsx';
import { type Json, sharedCompany } from '../sandbox/company.ts';
import { fetchInvoices } from './api.ts';

const company = await sharedCompany();
const invoices = await fetchInvoices(company);
/** The first invoice of the sample company that matches. */
export const findInvoice = (what: string, matches: (invoice: Json) => boolean): Json => {
  const found = invoices.find(matches);
  if (!found) throw new Error(`The sample company has no invoice ${what}.`);
  return found;
};
/** With installments and payments. */
export const richInvoice = findInvoice(
  'with installments and payments',
  (each) => each.installments.length > 0 && each.payments.length > 0,
);
/** Renders the details of an invoice. */
export const showInvoice = ({ id }: Json, options: Partial<SignInProps> = {}) =>
  renderWithProvider(<InvoiceDetails invoiceId={id} />, { company, ...options });
