import { en } from '../../src/locales/en.ts';
import type { Translation } from '../../src/locales.ts';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  O: 'Ö',
};
const filler = 'öñé twö þrée föür fîve sîx sévéñ éîght ñîñé téñ éléveñ';

/** Every text of Daybook, longer. Values in it, such as amounts and names, stay as they are. */
export const pseudoTranslation: Translation = mapValues(en, (messages) => mapValues(messages, longer));

function mapValues<Value>(values: Readonly<Record<string, Value>>, change: (value: Value) => unknown) {
  const changed = Object.entries(values).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(changed);
}

type Message = string | ((values: never, locale: string) => string);

function longer(message: Message): Message {
  if (typeof message === 'string') return lengthened(message);
  return (values: never, locale: string) => {
    const text = message(values, locale);
    const said = Object.values<unknown>(values).filter((value) => value !== '' && text.includes(String(value)));
    return lengthened(text, said.map(String));
  };
}

/** With brackets around it, so that a cut end shows. */
function lengthened(text: string, values: readonly string[] = []): string {
  const parts = values.reduce(
    (all, value) => all.flatMap((part) => (typeof part === 'string' ? split(part, value) : [part])),
    [text] as (string | Value)[],
  );
  const shown = parts.map((part) => (typeof part === 'string' ? accented(part) : part.value));
  return `[${shown.join('')} ${filler.slice(0, Math.max(1, Math.ceil(text.length * 0.4) - 3))}]`;
}

/** An English text with accents, as it begins in the pseudo-locale. */
export function accented(text: string): string {
  return text.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter);
}

interface Value {
  value: string;
}

function split(text: string, value: string): (string | Value)[] {
  return text.split(value).flatMap((part, index) => (index === 0 ? [part] : [{ value }, part]));
}
