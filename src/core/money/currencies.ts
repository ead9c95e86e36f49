/**
 * The number of decimal digits of a currency: 2 for USD (100 cents), 0 for JPY, 3 for KWD.
 *
 * From ISO 4217, lists one and three. `Intl` follows common usage instead: it has no digits for COP, HUF and IDR, although the
 * standard, banks and the service have two.
 * @throws {RangeError} for an unknown code: a wrong number of digits would be off by a factor of 100.
 * @see ISO 4217 up to amendment 180 (1 January 2026: BGN withdrawn)
 */
export function currencyDigits(currency: string): number {
  const digits = digitsOf(currency);
  if (digits === undefined) {
    throw new RangeError(
      `${JSON.stringify(currency)} is not a known currency: expected an ISO 4217 code in capitals, such as "USD". ` +
        'Metals, test codes and units of account have no minor unit.',
    );
  }
  return digits;
}

/** Whether a string is an ISO 4217 currency code, in capitals. */
export function isCurrency(code: string): boolean {
  return digitsOf(code) !== undefined;
}

function digitsOf(code: string): number | undefined {
  if (!/^[A-Z]{3}$/.test(code)) return undefined;
  if (twoDigits.includes(code) || withdrawnTwoDigits.includes(code)) return 2;
  if (noDigits.includes(code)) return 0;
  if (threeDigits.includes(code)) return 3;
  if (fourDigits.includes(code)) return 4;
  return undefined;
}

// Space-separated strings: half the size of arrays, and no code can match across a space.

const noDigits =
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF ' + // current
  'BYR'; // withdrawn

const threeDigits = 'BHD IQD JOD KWD LYD OMR TND';

const fourDigits = 'CLF UYW';

const twoDigits =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY COP ' +
  'COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR ' +
  'JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN ' +
  'NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL ' +
  'THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG';

/** Withdrawn since 2015, but still in older books: a bank transaction keeps its original currency. */
const withdrawnTwoDigits = 'ANG BGN CUC HRK LTL MRO SLL STD VEF ZWL';
