import { everydayCostsFrom, regularCostsFrom } from '../bank-transactions/costRows.ts';

export const workshopRegularCosts = [
  ...regularCostsFrom('checking', [
    [1, 2_600_00, '6110', 'shop', 'Canal Street Garages', 'CANAL ST GARAGES DES:RENT ID:{#8} PPD'],
    [18, [140_00, 330_00], '6120', 'shop', 'Riverside Energy', 'RIVERSIDE ENERGY DES:BILL ID:{#10}'],
    [13, 246_50, '6520', 'shop', 'State Farm', 'STATE FARM DES:INSURANCE ID:{#9}'],
    [10, [3_300_00, 5_300_00], '5020', 'shop', 'Quality Bicycle Products', 'QBP DES:ACH PMT ID:{#7} CCD'],
    [24, [2_400_00, 4_000_00], '5030', 'shop', 'Quality Bicycle Products', 'QBP DES:ACH PMT ID:{#7} CCD'],
    [27, 3_400_00, '3020', 'shop', 'Jo Lindqvist', 'ONLINE TRANSFER TO CHK ...3318'],
    [15, 2_600_00, '3030', 'shop', 'Internal Revenue Service', 'IRS USATAXPYMT {#15} CCD', { months: [1, 4, 6, 9] }],
  ]),
  ...regularCostsFrom('card', [
    [9, 119_98, '6120', 'shop', 'Spectrum', 'SPECTRUM 855-707-7328 MO'],
    [4, 189_00, '6210', 'shop', 'Lightspeed', 'LIGHTSPEED RETAIL SUBSCR MONTREAL QC'],
  ]),
];

export const workshopEverydayCosts = [
  ...everydayCostsFrom('card', 'shop', [
    [5, 12_00, 340_00, '6220', 'Park Tool', 'PARK TOOL COMPANY ST PAUL MN'],
    [7, 8_00, 190_00, '6140', 'McMaster-Carr', 'MCMASTER-CARR {#6} ELMHURST IL', { splitWith: '6220' }],
    [12, 3_20, 26_00, '6335', 'Stewart’s Shops', 'STEWARTS SHOP #{#3} ALBANY NY'],
    [4, 15_00, 120_00, '6410', 'Meta Ads', 'FACEBK *{@10} FB.ME/ADS CA'],
    [3, 85_00, 460_00, '5010', 'Chrome & Clay Powder Coating', 'SQ *CHROME & CLAY TROY NY'],
    [5, 14_00, 210_00, '5020', 'Señor Sprocket Salvage', 'SQ *SENOR SPROCKET TROY NY'],
  ]),
  ...everydayCostsFrom('card', 'van', [[8, 22_00, 84_00, '6320', 'Shell', 'SHELL OIL {#11} ALBANY NY']]),
];
