import { asciiDigits, normalizeInput } from '../../core/money/normalizeInput.ts';

/** 100% in ten-thousandths of a percent. */
export const wholeShare = 1_000_000;

/**
 * Parses a percentage such as `33.3333` or `12,5 %`.
 * @returns ten-thousandths of a percent; undefined unless it is from 0 to 100 with up to four decimals.
 */
export function parsePercent(typed: string): number | undefined {
  const { latin } = asciiDigits(normalizeInput(typed), 'en');
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,٫](\d{1,4}))? ?[%٪]?$/.exec(latin) ?? [];
  if (whole === undefined) return undefined;
  const share = Number(whole + decimals.padEnd(4, '0'));
  return share <= wholeShare ? share : undefined;
}

/**
 * Parses a share of an amount: a fraction such as `1/3`, or a percentage.
 * @returns two integers; undefined unless the share is from 0 to 1.
 */
export function parseShare(typed: string): { part: number; whole: number } | undefined {
  const { latin } = asciiDigits(normalizeInput(typed), 'en');
  const [, part, whole] = /^(\d{1,6}) ?\/ ?(\d{1,6})$/.exec(latin) ?? [];
  if (part !== undefined && whole !== undefined) {
    const isShare = Number(whole) > 0 && Number(part) <= Number(whole);
    return isShare ? { part: Number(part), whole: Number(whole) } : undefined;
  }
  const percent = parsePercent(typed);
  return percent === undefined ? undefined : { part: percent, whole: wholeShare };
}

/** Whether a text is meant as a share rather than as an amount, even an incomplete one. */
export function isShareText(typed: string): boolean {
  return /[%٪/⁄]/.test(normalizeInput(typed));
}
