import type { CompanyProfile, CustomerRow } from '../profile.ts';
import { workshopAccounts, workshopBankAccounts, workshopCategories } from './chartOfAccounts.ts';
import { workshopEverydayCosts, workshopRegularCosts } from './costs.ts';

const customers: readonly CustomerRow[] = [
  { name: 'Albany Bike Share', email: 'fleet@albanybikeshare.example', terms: 'NET_30', pays: 'onTime' },
  { name: 'Capital Couriers Cooperative', email: 'ops@capitalcouriers.example', terms: 'NET_15', pays: 'early' },
  { name: 'Hôtel Sainte-Élodie', email: 'reception@sainte-elodie.example', terms: 'NET_30', pays: 'late' },
  { name: 'Mohawk Valley College', email: 'facilities@mohawkvalley.example', terms: 'NET_60', pays: 'onTime' },
  { name: 'Troy Farmers’ Market', email: null, terms: 'DUE_NOW', pays: 'early' },
  { name: 'Verlag Flußpferd', email: 'buero@flusspferd.example', terms: 'NET_15', pays: 'onTime' },
];

/** A bicycle workshop with one mechanic: retail sales, fleet invoices, cash basis. */
export const workshop: CompanyProfile = {
  key: '2',
  name: 'Spoke & Lantern Cycles',
  accountingMethod: 'CASH',
  timeZone: 'America/Los_Angeles',
  closing: { fiscalYearsBack: 1, modifications: 'ENABLED_WITH_WARNING' },
  span: { months: 12 },
  volume: { transactions: 400, invoices: 48, journalEntries: 14 },
  accounts: workshopAccounts,
  categories: workshopCategories,
  bankAccounts: workshopBankAccounts,
  institution: 'ins_first_valley',
  opening: {
    '1010': 18_340_60,
    '1020': 12_000_00,
    '1250': 2_160_00,
    '1400': 9_750_00,
    '1510': 14_200_00,
    '1590': -5_300_00,
    '2010': -812_45,
    '2700': -11_500_00,
  },
  dimensions: [
    {
      key: 'location',
      name: 'Location',
      requiredness: 'REQUIRED',
      segments: [
        { key: 'shop', name: 'Workshop' },
        { key: 'van', name: 'Repair Van' },
      ],
    },
    {
      key: 'kind',
      name: 'Kind of Bicycle',
      requiredness: 'NOT_REQUIRED',
      segments: [
        {
          key: 'cargo',
          name: 'Cargo',
          children: [
            { key: 'cargo_electric', name: 'Electric Cargo' },
            { key: 'cargo_longtail', name: 'Longtail' },
          ],
        },
        { key: 'city', name: 'City', children: [{ key: 'city_share', name: 'Share Bikes' }] },
      ],
    },
  ],
  overheadSegment: 'shop',
  customers: customers.map((customer) => ({
    ...customer,
    projects: ['cargo_electric', 'cargo_longtail', 'city_share'],
  })),
  invoicing: {
    monthlyRevenue: 4_200_00,
    growthPerYear: 0.05,
    season: [0.8, 0.8, 0.95, 1.1, 1.2, 1.2, 1.15, 1.1, 1.05, 0.95, 0.85, 0.85],
    services: [
      {
        description: 'Fleet service (bicycles)',
        accountNo: '4040',
        rate: '6500',
        step: '1',
        weight: 6,
        segment: 'van',
      },
      { description: 'Wheel truing (wheels)', accountNo: '4010', rate: '3000', step: '1', weight: 3, segment: 'shop' },
      {
        description: 'Brake pads, fitted (pairs)',
        accountNo: '4020',
        rate: '2495',
        step: '2',
        weight: 3,
        segment: 'shop',
        isTaxable: true,
      },
      {
        description: 'Call-out with the van (hours)',
        accountNo: '4040',
        rate: '8000',
        step: '0.25',
        weight: 3,
        segment: 'van',
      },
    ],
    salesTaxPercent: '8',
    discounted: 0,
  },
  takings: {
    weekly: [3_300_00, 4_900_00],
    payee: 'Square',
    text: 'SQUARE INC DES:SQ{date} ID:T3{@11} INDN:SPOKE & LANTERN CCD',
    feePercent: 2.6,
    shares: [
      { accountNo: '4010', percent: 46, segment: 'shop' },
      { accountNo: '4020', percent: 30, segment: 'shop' },
      { accountNo: '4030', percent: 24, segment: 'shop' },
    ],
  },
  payroll: {
    bank: 'checking',
    employees: [{ role: 'Mechanic', salary: 49_000_00, accountNo: '6010', segment: 'shop' }],
    raisePercent: 3,
    withheldPercent: 19,
    employerTaxPercent: 8.4,
  },
  regularCosts: workshopRegularCosts,
  everydayCosts: workshopEverydayCosts,
  oddities: [
    {
      at: 0.4,
      bank: 'checking',
      type: 'EXPENSE',
      amount: -95_00,
      payee: 'Werkzeughaus Jäger',
      text: 'WISE US INC DES:WISE ID:{#10} INDN:WERKZEUGHAUS JAEGER RECHNUNG 4711 ZENTRIERSTÄNDER',
      accountNo: '6220',
      isFromVendor: true,
      currencyInfo: { originalCurrency: 'EUR', originalAmount: -88_00 },
    },
  ],
  checkingReserve: 6_000_00,
  depreciationPerMonth: 260_00,
};

export const smallWorkshop: CompanyProfile = {
  ...workshop,
  closing: { fiscalYearsBack: null, modifications: 'ENABLED_WITH_WARNING' },
  span: { months: 6 },
  volume: { transactions: 200, invoices: 20, journalEntries: 8 },
};
