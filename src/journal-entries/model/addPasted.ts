import { addField } from './customFields.ts';
import { type FormValues, isLineBlank } from './formValues.ts';
import { type PastedLine, pasteLines, withTrailingLine } from './lines.ts';

/** Pasted rows, and the text that lines have no place for. */
export interface PastedEntry {
  lines: readonly PastedLine[];
  /** Joins the description. */
  description: string;
  /** Named texts for the entry's custom data. */
  customData: readonly { name: string; text: string }[];
}

/** Adds pasted rows, starting at a line; without one, after the last that isn't blank. @returns the place of the first of them, too. */
export function addPasted(
  before: FormValues,
  { lines, description, customData }: PastedEntry,
  key: string | undefined,
): { values: FormValues; place: number } {
  const values = withTrailingLine(before);
  const afterLast = values.lines.findLastIndex((line) => !isLineBlank(line)) + 1;
  const focused = values.lines.findIndex((line) => line.key === key);
  const place = focused < 0 || focused > afterLast ? afterLast : focused;
  const pasted = pasteLines(values, values.lines[place]?.key ?? '', lines);
  const fields = customData.reduce((fields, { name, text }) => {
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
