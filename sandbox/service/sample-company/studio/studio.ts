import type { CompanyProfile } from '../profile.ts';
import { studioAccounts, studioBankAccounts, studioCategories } from './chartOfAccounts.ts';
import { formerCustomer, studioCustomers } from './customers.ts';
import { studioDimensions } from './dimensions.ts';
import { studioEverydayCosts } from './everydayCosts.ts';
import { studioOddities } from './oddities.ts';
import { studioRegularCosts } from './regularCosts.ts';
import { studioServices } from './services.ts';

/** A Brooklyn design studio with ten people. */
export const studio: CompanyProfile = {
  key: '1',
  name: 'Quillwater Studio LLC',
  accountingMethod: 'ACCRUAL',
  timeZone: 'America/New_York',
  closing: { fiscalYearsBack: 2, modifications: 'DISABLED' },
  span: 'threeFiscalYears',
  volume: { transactions: 3_000, invoices: 600, journalEntries: 40 },
  accounts: studioAccounts,
  categories: studioCategories,
  bankAccounts: studioBankAccounts,
  institution: 'ins_chase',
  opening: {
    '1010': 148_260_37,
    '1020': 260_000_00,
    '1030': 2_500_00,
    '1250': 5_520_00,
    '1270': 18_800_00,
    '1510': 41_300_00,
    '1520': 16_450_00,
    '1590': -22_900_00,
    '2010': -6_418_22,
    '2700': -38_000_00,
  },
  dimensions: studioDimensions,
  overheadSegment: 'studio',
  customers: [...studioCustomers, formerCustomer],
  invoicing: {
    monthlyRevenue: 147_000_00,
    growthPerYear: 0.05,
    season: [0.95, 1, 1.08, 1.03, 1.06, 1, 0.88, 0.85, 1.08, 1.1, 1.07, 0.9],
    services: studioServices,
    salesTaxPercent: '8.875',
    discounted: 0.12,
  },
  takings: null,
  payroll: {
    bank: 'payroll',
    employees: [
      { role: 'Design director', salary: 118_000_00, accountNo: '6010', segment: 'brand' },
      { role: 'Brand designer', salary: 84_000_00, accountNo: '6010', segment: 'brand' },
      { role: 'Brand designer', salary: 76_000_00, accountNo: '6010', segment: 'brand' },
      { role: 'Product designer', salary: 98_000_00, accountNo: '6010', segment: 'digital' },
      { role: 'Front-end developer', salary: 106_000_00, accountNo: '6010', segment: 'digital' },
      { role: 'Front-end developer', salary: 92_000_00, accountNo: '6010', segment: 'digital' },
      { role: 'Motion designer', salary: 88_000_00, accountNo: '6010', segment: 'motion' },
      { role: 'Project manager', salary: 82_000_00, accountNo: '6020', segment: 'studio' },
      { role: 'Studio manager', salary: 64_000_00, accountNo: '6020', segment: 'studio' },
    ],
    raisePercent: 3,
    withheldPercent: 24,
    employerTaxPercent: 8.1,
  },
  regularCosts: studioRegularCosts,
  everydayCosts: studioEverydayCosts,
  oddities: studioOddities,
  checkingReserve: 30_000_00,
  depreciationPerMonth: 1_150_00,
};
