import { regularCostsFrom } from '../bank-transactions/costRows.ts';
import type { RegularCost } from '../profile.ts';

/** Premises, insurance, people and the owner. */
const fromChecking = regularCostsFrom('checking', [
  [17, [290_00, 610_00], '6120', 'studio', 'Con Edison', 'CON ED OF NY INTELL CK {#15} PPD ID: 2462467002'],
  [4, 5_980_00, '6040', 'studio', 'Oxford Health Plans', 'OXFORD HEALTH DES:PREMIUM ID:{#9}', { risePercent: 6 }],
  [21, 1_870_00, '6050', 'studio', 'Guideline', 'GUIDELINE RETIRE DES:401K ID:{@10} CCD', { risePercent: 3 }],
  [6, 139_00, '6210', 'studio', 'Gusto', 'GUSTO DES:FEE {#6} ID:6SEMK{@8} CCD', { risePercent: 4 }],
  [27, 640_00, '6130', 'studio', 'Bright Broom Cleaning', 'Zelle payment to Bright Broom Cleaning {#11}'],
  [12, 850_00, '6510', 'studio', 'Pell & Moreau CPAs', 'PELL MOREAU CPA DES:SALE ID:{#8} CCD'],
  [14, 6_200_00, '6510', 'studio', 'Pell & Moreau CPAs', 'CHECK # {#4} TAX RETURN', { months: [3], risePercent: 4 }],
  [31, 15_00, '6530', 'studio', 'Chase', 'MONTHLY SERVICE FEE'],
  [9, 250_00, '6560', 'studio', 'New York Department of State', 'NY DEPT OF STATE LLC FEE {#8}', { months: [5] }],
]);

const rent: RegularCost = {
  payee: 'Atlantic Loft Partners',
  text: 'ATLANTIC LOFT PA WEB PMTS {@6} WEB ID: {#10}',
  accountNo: '6110',
  bank: 'checking',
  dayOfMonth: 1,
  amount: 9_400_00,
  risePercent: 3,
  segment: 'studio',
};

const draw: RegularCost = {
  payee: 'Nora Quill',
  text: 'Online Transfer to CHK ...7702 transaction#: {#11}',
  accountNo: '3020',
  bank: 'checking',
  dayOfMonth: 26,
  amount: 13_500_00,
  risePercent: 5,
  segment: 'studio',
};

/** The owner's quarterly estimated taxes. */
const estimatedTaxes: readonly RegularCost[] = [
  { payee: 'Internal Revenue Service', text: 'IRS USATAXPYMT {#15} CCD ID: 3387702000', amount: 16_500_00 },
  {
    payee: 'New York State Department of Taxation and Finance',
    text: 'NYS DTF PIT TAX PAYMNT {#12} CCD',
    amount: 5_200_00,
  },
].map((tax) => ({
  ...tax,
  accountNo: '3030',
  bank: 'checking',
  dayOfMonth: 15,
  months: [1, 4, 6, 9],
  risePercent: 8,
  segment: 'studio',
}));

/** Monthly subscriptions and a few yearly bills. */
const fromCard = regularCostsFrom('card', [
  [3, 809_91, '6210', 'brand', 'Adobe', 'ADOBE *CREATIVE CLD 408-536-6000 CA', { risePercent: 7 }],
  [7, 495_00, '6210', 'digital', 'Figma', 'FIGMA MONTHLY RENEWAL SAN FRANCISCO CA', { risePercent: 12 }],
  [1, 180_00, '6210', 'studio', 'Google', 'GOOGLE *GSUITE_QUILLWA CC@GOOGLE.COM CA', { risePercent: 17 }],
  [12, 105_00, '6210', 'studio', 'Slack', 'SLACK T{@8} DUBLIN IRL'],
  [19, 96_00, '6210', 'studio', 'Notion', 'NOTION LABS, INC. NOTION.SO CA'],
  [22, 180_00, '6210', 'studio', 'Dropbox', 'DROPBOX*{@12} DB.TT/CCHELP CA'],
  [9, 84_00, '6210', 'digital', 'GitHub', 'GITHUB, INC. GITHUB.COM CA'],
  [14, [160_00, 340_00], '5050', 'digital', 'Vercel', 'VERCEL INC. COVINA CA'],
  [2, [380_00, 720_00], '5050', 'digital', 'Amazon Web Services', 'AMAZON WEB SERVICES AWS.AMAZON.CO WA'],
  [25, 75_00, '6210', 'motion', 'Frame.io', 'FRAME.IO NEW YORK NY'],
  [16, 399_00, '5040', 'brand', 'Getty Images', 'GETTY IMAGES SUBSCR SEATTLE WA'],
  [20, [412_18, 447_90], '6120', 'studio', 'Verizon', 'VERIZON *RECURRING PAY 800-VERIZON FL'],
  [11, 318_40, '6520', 'studio', 'Hiscox', 'HISCOX INC 888-202-3007 GA', { risePercent: 8 }],
  [28, 135_00, '6410', 'studio', 'Mailchimp', 'INTUIT *MAILCHIMP ATLANTA GA', { risePercent: 5 }],
  [6, 2_340_00, '6340', 'studio', 'OFFF Barcelona', 'OFFF TICKETS BARCELONA ESP', { months: [2] }],
  [18, 7_798_00, '1510', 'studio', 'Apple', 'APPLE STORE #R{#3} NEW YORK NY', { months: [9] }],
  [16, [2_400_00, 3_100_00], '6335', 'studio', 'Osteria Lucca', 'TST* OSTERIA LUCCA BROOKLYN NY', { months: [12] }],
]);

/** Project-based freelancers and suppliers. */
const forProjects = regularCostsFrom('checking', [
  [5, [3_600_00, 7_000_00], '5010', 'digital', 'Mara Okonkwo', 'Zelle payment to Mara Okonkwo {#11}', { chance: 0.9 }],
  [8, [3_200_00, 6_200_00], '5010', 'digital', 'Jürgen Weiß', 'WISE DES:WISE ID:{#10} JUERGEN WEISS', { chance: 0.8 }],
  [19, [2_300_00, 5_200_00], '5010', 'motion', 'Ana Lucía Ferreira', 'Zelle payment to Ana L {#11}', { chance: 0.8 }],
  [
    24,
    [2_500_00, 5_400_00],
    '5010',
    'brand',
    'Tomasz Wiśniewski',
    'WISE DES:WISE ID:{#10} WISNIEWSKI',
    { chance: 0.7 },
  ],
  [13, [1_600_00, 4_000_00], '5010', 'brand', 'Priya Raghunathan', 'Zelle payment to Priya R {#11}', { chance: 0.6 }],
  [23, [2_100_00, 5_600_00], '5030', 'brand', 'Hollis Offset', 'HOLLIS OFFSET DES:INVOICE ID:{#7}', { chance: 0.9 }],
]).map((cost) => ({ ...cost, isForProject: true }));

export const studioRegularCosts = [rent, draw, ...estimatedTaxes, ...fromChecking, ...fromCard, ...forProjects];

/** A subset for a studio of three. */
export const smallStudioRegularCosts: readonly RegularCost[] = [
  { ...rent, amount: 2_850_00 },
  { ...draw, amount: 3_900_00 },
  ...fromChecking.slice(0, 1),
  ...fromCard.slice(0, 4),
  ...forProjects.slice(0, 1),
];
