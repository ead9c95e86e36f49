import type { CompanyProfile } from '../profile.ts';
import { smallStudioRegularCosts } from './regularCosts.ts';
import { studio } from './studio.ts';

/** A smaller studio with six months of books and three people, quick to generate for tests and stories. */
export const smallStudio: CompanyProfile = {
  ...studio,
  closing: { fiscalYearsBack: null, modifications: 'DISABLED' },
  span: { months: 6 },
  volume: { transactions: 200, invoices: 40, journalEntries: 8 },
  opening: { '1010': 52_180_11, '1020': 64_000_00, '1510': 8_600_00, '1590': -2_150_00, '2010': -1_204_18 },
  customers: studio.customers.slice(0, 12),
  invoicing: { ...studio.invoicing, monthlyRevenue: 27_500_00 },
  payroll: { ...studio.payroll, bank: 'checking', employees: studio.payroll.employees.slice(1, 3) },
  regularCosts: smallStudioRegularCosts,
  checkingReserve: 8_000_00,
  depreciationPerMonth: 215_00,
};
