import { addField, type CustomDataRow } from './customFields.ts';
import { type FormValues, isLineBlank } from './formValues.ts';
import { type PastedLine, pasteLines, withTrailingLine } from './lines.ts';

/** Pasted rows, and the text that lines have no place for. */
export interface PastedEntry {
  lines: readonly PastedLine[];
  /** Joins the description. */
  description: string;
  /** Texts for the entry's custom data, each with the place of its row. */
  customData: readonly { row: number; text: string }[];
  /** The name of a text. @param line the number of its line in the entry, from 1. */
  nameOf: (line: number) => string;
}

/** Adds pasted rows, starting at a line; without one, after the last that isn't blank. @returns the place of the first of them, too. */
export function addPasted(
  before: FormValues,
  { lines, description, customData, nameOf }: PastedEntry,
  key: string | undefined,
): { values: FormValues; place: number } {
  const values = withTrailingLine(before);
  const afterLast = values.lines.findLastIndex((line) => !isLineBlank(line)) + 1;
  const focused = values.lines.findIndex((line) => line.key === key);
  const place = focused < 0 || focused > afterLast ? afterLast : focused;
  const pasted = pasteLines(values, values.lines[place]?.key ?? '', lines);
  const fields = customData.reduce((fields, { row, text }) => {
    const name = unusedName(nameOf(place + row + 1), fields);
    const added = addField(fields);
    return added.map((field, index) => (index === added.length - 1 ? { ...field, name, text } : field));
  }, pasted.customData);
  return {
    values: {
      ...pasted,
      description: [pasted.description, description].filter((text) => text !== '').join('; '),
      customData: fields,
    },
    place,
  };
}

function unusedName(name: string, fields: readonly CustomDataRow[]): string {
  const used = new Set(fields.map((field) => field.name.trim()));
  let unused = name;
  for (let number = 2; used.has(unused); number += 1) unused = `${name} (${number})`;
  return unused;
}
