import { addField, type CustomDataRow } from './customFields.ts';
import { type FormValues, isLineBlank, type LineValues } from './formValues.ts';
import { type PastedLine, pasteLines, withTrailingLine } from './lines.ts';

/** Pasted rows, and the text that lines have no place for. */
export interface PastedEntry {
  lines: readonly PastedLine[];
  /** Joins the description. */
  description: string;
  /** Texts for the entry's custom data, each with the index of its row. */
  customData: readonly { row: number; text: string }[];
  /** The name of a text. @param line the number of its line in the entry, from 1. */
  nameOf: (line: number) => string;
}

interface Added {
  values: FormValues;
  /** The index of the first row. */
  index: number;
  /** Takes the paste back, and keeps what changed since. */
  restore: (now: FormValues) => FormValues;
}

/** Adds pasted rows, starting at a line; without one, after the last that isn't blank. */
export function addPasted(
  before: FormValues,
  { lines, description, customData, nameOf }: PastedEntry,
  key: string | undefined,
): Added {
  const former = withTrailingLine(before);
  const afterLast = former.lines.findLastIndex((line) => !isLineBlank(line)) + 1;
  const focused = former.lines.findIndex((line) => line.key === key);
  const index = focused < 0 || focused > afterLast ? afterLast : focused;
  const pasted = pasteLines(former, former.lines[index]?.key ?? '', lines);
  const fields = customData.reduce((fields, { row, text }) => {
    const name = unusedName(nameOf(index + row + 1), fields);
    const added = addField(fields);
    return added.map((field, at) => (at === added.length - 1 ? { ...field, name, text } : field));
  }, pasted.customData);
  const values = {
    ...pasted,
    description: [pasted.description, description].filter((text) => text !== '').join('; '),
    customData: fields,
  };
  return { values, index, restore: (now) => withoutPasted(now, former, values) };
}

/** Takes a paste back. @param former the values before it. @param pasted those right after it. */
function withoutPasted(now: FormValues, former: FormValues, pasted: FormValues): FormValues {
  const byKey = ({ lines }: FormValues) => new Map(lines.map((line) => [line.key, line]));
  const formerLines = byKey(former);
  const pastedLines = byKey(pasted);
  const lines = now.lines.flatMap((line) => {
    const before = formerLines.get(line.key);
    const after = pastedLines.get(line.key);
    if (!after || after === before) return [line];
    if (!before) return [];
    return [isLineBlank(before) ? before : { ...before, ...changesSince(after, line) }];
  });
  const hasPasted = (field: CustomDataRow) => pasted.customData.includes(field) && !former.customData.includes(field);
  return {
    ...now,
    lines,
    description: now.description === pasted.description ? former.description : now.description,
    customData: now.customData.filter((field) => !hasPasted(field)),
  };
}

function changesSince(before: LineValues, now: LineValues): Partial<LineValues> {
  const names = Object.keys(now) as (keyof LineValues)[]; // exactly these
  return Object.fromEntries(names.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]));
}

function unusedName(name: string, fields: readonly CustomDataRow[]): string {
  const used = new Set(fields.map((field) => field.name.trim()));
  let unused = name;
  for (let number = 2; used.has(unused); number += 1) unused = `${name} (${number})`;
  return unused;
}
