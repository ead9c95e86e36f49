import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';

/**
 * The one account that a pasted text probably means: its words begin words of the name in the same order, such as `Health ins.`,
 * its number begins the account's, or it has a typo. Undefined if several fit equally well.
 */
export function suggestAccount(text: string, accounts: readonly GlAccount[]): GlAccount | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  const only = (isLike: (account: GlAccount) => boolean) => {
    const [first, second] = accounts.filter(isLike);
    return second ? undefined : first;
  };
  const typed = words.join(' ');
  return (
    only(({ accountNo, name, displayName }) =>
      [accountNo, name, displayName].some((each) => startWords(words, wordsOf(each ?? ''))),
    ) ?? (typed.length < 5 ? undefined : only(({ name }) => isTypo(typed, wordsOf(name ?? '').join(' '))))
  );
}

/** The words of a pasted text, to search for, if some account has them all; otherwise empty, which lists every account. */
export function searchedText(text: string, accounts: readonly GlAccount[]): string {
  const words = wordsOf(text);
  const hasAll = ({ accountNo, name, displayName }: GlAccount) => {
    const own = wordsOf([accountNo, name ?? displayName].join(' ')).join(' ');
    return words.every((word) => own.includes(word));
  };
  return accounts.some(hasAll) ? (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ') : '';
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether each word begins one of the name's, in order. */
function startWords(words: readonly string[], name: readonly string[]): boolean {
  let start = 0;
  return words.every((word) => {
    const found = name.findIndex((each, index) => index >= start && each.startsWith(word));
    start = found + 1;
    return found >= 0;
  });
}

/** Whether two texts differ by one letter: missing, added, other, or swapped with the next. */
function isTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restOf = (text: string, skipped: number) => text.slice(start + skipped);
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start] && restOf(a, 2) === restOf(b, 2);
  return restOf(a, 1) === restOf(b, 1) || restOf(a, 0) === restOf(b, 1) || restOf(a, 1) === restOf(b, 0) || isSwapped;
}
