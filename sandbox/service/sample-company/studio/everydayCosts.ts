import { everydayCostsFrom } from '../bank-transactions/costRows.ts';

const ofTheStudio = everydayCostsFrom('card', 'studio', [
  [15, 4_25, 38_00, '6335', 'Blue Heron Coffee', 'SQ *BLUE HERON COFFEE BROOKLYN NY'],
  [8, 12_40, 96_00, '6335', 'Tartine & Sons', 'TST* TARTINE & SONS BROOKLYN NY'],
  [6, 14_95, 88_00, '6335', 'Sweetgreen', 'SWEETGREEN DUMBO BROOKLYN NY'],
  [10, 2_90, 34_00, '6320', 'MTA', 'MTA*NYCT PAYGO NEW YORK NY'],
  [3, 4_79, 21_00, '6320', 'Citi Bike', 'CITIBIK*{#4} RIDES BROOKLYN NY'],
  [11, 14_99, 340_00, '6140', 'Amazon', 'AMZN MKTP US*{@9} AMZN.COM/BILL WA', { splitWith: '6220' }],
  [4, 9_80, 165_00, '6140', 'Staples', 'STAPLES 0{#4} BROOKLYN NY', { splitWith: '6550' }],
  [3, 4_85, 62_00, '6550', 'USPS', 'USPS PO 35{#8} BROOKLYN NY'],
  [3, 50_00, 500_00, '6410', 'Google', 'GOOGLE *ADS{#10} CC@GOOGLE.COM CA'],
  [2, 59_99, 420_00, '6410', 'LinkedIn', 'LINKEDIN-{#3}*{#7} LNKD.IN/BILL CA'],
  [2, 12_00, 310_00, '6130', 'Home Depot', 'THE HOME DEPOT #{#4} BROOKLYN NY', { splitWith: '6140' }],
]);

const forClients = everydayCostsFrom('card', 'studio', [
  [11, 11_20, 74_00, '6320', 'Uber', 'UBER *TRIP HELP.UBER.COM CA'],
  [5, 13_40, 118_00, '6550', 'FedEx', 'FEDEX {#9} MEMPHIS TN'],
  [3, 168_00, 890_00, '6310', 'Delta Air Lines', 'DELTA AIR 006{#10} ATLANTA GA'],
  [4, 39_00, 284_00, '6310', 'Amtrak', 'AMTRAK .COM {#7} WASHINGTON DC'],
  [2, 189_00, 640_00, '6310', 'Marriott', 'COURTYARD BY MARRIOTT {#6} BOSTON MA'],
  [1, 18_00, 92_00, '6330', 'Café Größenwahn', 'SUMUP *CAFE GROESSENWAHN BERLIN DEU'],
  [5, 64_00, 410_00, '6330', 'Osteria Lucca', 'TST* OSTERIA LUCCA BROOKLYN NY'],
  [2, 92_00, 520_00, '6330', 'Minetta Tavern', 'MINETTA TAVERN NEW YORK NY'],
]).map((cost) => ({ ...cost, isForProject: true }));

const ofTheTeams = [
  ...everydayCostsFrom('card', 'brand', [
    [4, 8_60, 190_00, '6140', 'Blick Art Materials', 'BLICK ART {#4} BROOKLYN NY'],
    [4, 29_00, 480_00, '5040', 'MyFonts', 'MYFONTS *{#9} WOBURN MA'],
  ]),
  ...everydayCostsFrom('card', 'digital', [
    [3, 9_58, 64_00, '5050', 'Namecheap', 'NAME-CHEAP.COM* {@6} PHOENIX AZ'],
    [1, 39_00, 249_00, '6340', 'O’Reilly Media', 'OREILLY MEDIA INC 800-889-8969 CA'],
  ]),
  ...everydayCostsFrom('card', 'motion', [
    [3, 38_00, 1_240_00, '6220', 'B&H Photo Video', 'B&H PHOTO 800-606-6969 NY'],
    [3, 29_00, 199_00, '5040', 'Shutterstock', 'SHUTTERSTOCK *{#8} NEW YORK NY'],
  ]),
];

const fromChecking = everydayCostsFrom('checking', 'studio', [
  [2, 60_00, 380_00, '6130', 'Gowanus Lock & Glass', 'Zelle payment to Gowanus Lock & Glass {#11}'],
  [3, 15_00, 15_00, '6530', 'Chase', 'DOMESTIC INCOMING WIRE FEE'],
]);

export const studioEverydayCosts = [...ofTheStudio, ...forClients, ...ofTheTeams, ...fromChecking];
