/** A deterministic random source. Uses only integer arithmetic, so that every engine produces the same sequence. */
export interface Random {
  /** A whole number from `min` to `max`, inclusive. */
  integer(min: number, max: number): number;
  /** True in about `share` of the calls, 0 to 1. */
  chance(share: number): boolean;
  pick<Choice>(choices: readonly Choice[]): Choice;
  pickWeighted<Choice extends { weight: number }>(choices: readonly Choice[]): Choice;
}

/**
 * A random source for a topic. Topics are independent: more invoices don't change payroll.
 * @param seed a whole number.
 */
export function randomFor(seed: number, topic: string): Random {
  const next = mulberry32(hash(`${seed}/${topic}`));
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    chance: (share) => next() < share,
    pick: (choices) => itemAt(choices, integer(0, choices.length - 1)),
    pickWeighted(choices) {
      let remaining = next() * choices.reduce((total, choice) => total + choice.weight, 0);
      const found = choices.find((choice) => {
        remaining -= choice.weight;
        return remaining < 0;
      });
      return found ?? itemAt(choices, choices.length - 1);
    },
  };
}

function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError('Nothing to choose from');
  return item;
}

/** Tommy Ettinger's generator, for numbers from 0 to below 1. 32 bits of state are enough here. */
function mulberry32(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a. */
function hash(text: string) {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
