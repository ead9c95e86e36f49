import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { docPages } from './support/packaging/docSnippets.ts';

const src = new URL('../src/', import.meta.url).pathname;

/** Attributes by which other design systems name their theme. */
const ofHosts = new Set(['data-theme', 'data-bs-theme', 'data-mui-color-scheme']);

/** What components share, by the folders of the source. */
const shared: [name: string, folder: RegExp][] = [
  ['All components', /^(ui|core|provider)\//],
  ['Lists', /^list\//],
  ['Forms', /^form\//],
  ['Pickers', /^reference-lists\//],
];
const components = [
  ...['GeneralLedger', 'TrialBalance', 'BankTransactionList', 'BankTransactionEditor', 'InvoiceList', 'InvoiceDetails'],
  ...['JournalEntryForm', 'ClosingForm', 'ClosingNotice', 'NotificationSettingsForm'],
];

/** What a host's CSS can rely on: selectors, and what they select. One that goes or changes is a new major version. */
const stable: [selectors: string[], what: string][] = [
  [['.daybook-title'], 'the title of a component or a dialog'],
  [['.daybook-part-title'], 'the heading of a section'],
  [['.daybook-secondary'], 'less important text'],
  [['.daybook-money', '[data-negative]'], 'an amount; a negative one'],
  [['.daybook-button', '[data-primary]', '[data-dangerous]'], 'a button; the main one; one that deletes or discards'],
  [['.daybook-icon-button'], 'a button with an icon alone'],
  [['.daybook-field'], 'a label with its control, hints and error'],
  [['.daybook-text-control'], 'a text field'],
  [['.daybook-select'], 'a `<select>` with its label'],
  [['.daybook-checkbox'], 'a checkbox with its label'],
  [['.daybook-field-error'], 'the error of a field'],
  [['.daybook-option'], 'an option in the list of a field'],
  [['.daybook-calendar'], 'the calendar of a date field'],
  [['.daybook-dialog'], 'a dialog'],
  [['.daybook-popover'], 'what opens over the page, such as options, filters and calendars'],
  [['.daybook-menu'], 'a menu of actions'],
  [['.daybook-notice'], 'a message, with its `data-tone`: `quiet`, `calm`, `good`, `warning` or `danger`'],
  [['.daybook-toast'], 'what offers to undo'],
  [['.daybook-empty'], 'a list without rows, or one that failed to load'],
  [['.daybook-skeleton'], 'a placeholder while something loads'],
  [['.daybook-list-header'], 'the title of a list, with its actions'],
  [['.daybook-toolbar'], 'the search and filters of a list'],
  [['.daybook-search-input'], 'a search field'],
  [['.daybook-chip'], 'a filter that is set'],
  [['.daybook-tabs', '.daybook-count'], 'the tabs of a list; the number in a tab'],
  [['.daybook-table', '[data-column]'], 'a table; a cell, with the ID of its column'],
  [['.daybook-row-actions'], 'your actions of a row'],
  [['.daybook-selection-bar'], 'the bar while rows are selected'],
  [['.daybook-status'], 'a status, such as that of an invoice'],
  [['.daybook-editor-actions', '.daybook-save-bar'], 'the buttons of an editor; those of settings'],
  [['.daybook-line-table'], 'the lines of a split transaction'],
];

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
const sources = files
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: withoutComments(readFileSync(src + path, 'utf8')) }));
const sharedNames = shared.map(([name, folder]) => ({
  name,
  folder,
  ...namesOf(sources.filter(({ path }) => folder.test(path))),
}));
const [ofAll, ...ofSome] = sharedNames;
const sharedRows = sharedNames.map((row) => ({
  name: row.name,
  parts: [] as typeof ofSome,
  ...(row === ofAll ? row : without(row, [ofAll])),
}));
const rows = components.map((component) => {
  const files = importedBy(component);
  const parts = ofSome.filter(({ folder }) => files.some(({ path }) => folder.test(path)));
  const own = files.filter(({ path }) => shared.every(([, folder]) => !folder.test(path)));
  return { name: component, parts, ...without(namesOf(own), [ofAll, ...parts]) };
});
const table = [...sharedRows, ...rows];

test('the class names and data attributes are those of the documentation', async () => {
  const page = `# Class names

What your CSS can select. See [Customizing](customizing.md#class-names) for how, and [Theming](theming.md#cascade-layers) for which rules
win. Colors, spacing and type are [tokens](theming.md#tokens): set those before you write rules.

## Stable names

These keep their meaning until the next major version:

| Select | To style |
|---|---|
${stable.map(([selectors, what]) => `| ${listOf(selectors)} | ${what} |`).join('\n')}

The same goes for \`daybook\` and the [class of each component](customizing.md#class-names), both on its outermost element, and for
[\`data-daybook-theme\`](theming.md#dark-mode) and [\`data-daybook-message\`](languages.md#find-the-key-of-a-text).

## All names

All other names are internal: a minor version may rename or remove them. A component has its own names, those of all components, and
those of lists, forms and pickers where it says so.

${table.map(sectionOf).join('\n')}`;
  await expect(page).toMatchFileSnapshot('../docs/class-names.md');
});

const stableNames = stable.flatMap(([selectors]) => selectors.map((selector) => selector.replaceAll(/[.[\]]/g, '')));

test('the stable names exist', () => {
  const listed = new Set(table.flatMap(({ classes, attributes }) => [...classes, ...attributes]));
  expect(stableNames.filter((name) => !listed.has(name))).toEqual([]);
});

test('the CSS in the documentation selects stable names only', () => {
  const roots = namesIn([readFileSync('docs/customizing.md', 'utf8')], /(?<=`)daybook-[a-z-]+(?=`)/g);
  const css = docPages().flatMap((page) => readFileSync(page, 'utf8').match(/^```css\n[\s\S]*?^```$/gm) ?? []);
  const selected = namesIn(css, /(?<=\.)daybook-[a-z-]*[a-z]|(?<=\[)data-[a-z-]*[a-z]/g);
  expect(selected.length).toBeGreaterThan(3);
  expect(selected.filter((name) => ![...stableNames, ...roots].includes(name))).toEqual([]);
});

// A name that is only put together when it runs, such as by `data-${state}`, is found here.
test('the stylesheets select no class name or data attribute that the documentation lacks', () => {
  const listed = new Set(table.flatMap(({ classes, attributes }) => [...classes, ...attributes]));
  const css = files
    .filter((path) => path.endsWith('.css'))
    .map((path) => withoutComments(readFileSync(src + path, 'utf8')));
  const selected = namesIn(css, /(?<=\.)daybook-[a-z-]*[a-z]|(?<=\[)data-[a-z-]*[a-z]/g);
  expect(selected.filter((name) => !listed.has(name) && !ofHosts.has(name))).toEqual([]);
});

/** The source of a component: what its module imports, and what that imports, at once or later. */
function importedBy(component: string): { path: string; text: string }[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const found = new Set(sources.filter(({ path }) => path.endsWith(`/${component}.tsx`)));
  for (const { path, text } of found) {
    const imports = text.matchAll(
      /^(?:import|export) (?!type\b)[^'"]*?['"](\.[^'"]+)['"]|import\(['"](\.[^'"]+)['"]\)/gm,
    );
    for (const [, atOnce, later] of imports) {
      const source = byPath.get(posix.join(posix.dirname(path), atOnce ?? later ?? ''));
      if (source) found.add(source);
    }
  }
  return [...found];
}

function namesOf(parts: typeof sources) {
  const texts = parts.map(({ text }) => text);
  return { classes: classesIn(texts), attributes: attributesIn(texts) };
}

type Names = ReturnType<typeof namesOf>;

/** The names of a part that others don’t have. */
function without({ classes, attributes }: Names, others: readonly (Names | undefined)[]): Names {
  const taken = new Set(others.flatMap((other) => [...(other?.classes ?? []), ...(other?.attributes ?? [])]));
  const isOwn = (name: string) => !taken.has(name);
  return { classes: classes.filter(isOwn), attributes: attributes.filter(isOwn) };
}

/** Class names, also those that `Root` makes of its `name`; not those in selectors or tokens. */
function classesIn(texts: readonly string[]): string[] {
  const roots = namesIn(texts, /(?<=<Root\s[^<>]*\bname=")[a-z-]+/g).map((name) => `daybook-${name}`);
  return sorted([...roots, ...namesIn(texts, /(?<=['"` ])daybook-[a-z-]*[a-z](?=['"` ])/g)]);
}

/** Attributes, however they are set: in JSX, in an object, by name or by `dataset`; not those in selectors. */
function attributesIn(texts: readonly string[]): string[] {
  const inDatasets = namesIn(texts, /(?<=\.dataset\.)\w+/g);
  return sorted([
    ...inDatasets.map((name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`),
    ...namesIn(texts, /(?<=[\s'"`])data-[a-z-]*[a-z](?![\w-])/g),
  ]).filter((name) => !ofHosts.has(name));
}

function namesIn(texts: readonly string[], pattern: RegExp): string[] {
  return sorted(texts.flatMap((text) => text.match(pattern) ?? []));
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

/** The part of the page about what components share, or about one of them. */
function sectionOf({ name, parts, classes, attributes }: (typeof table)[number]): string {
  const also = parts.map((part) => part.name.toLowerCase()).map((part) => `[${part}](#${part})`);
  const lines = [
    also.length > 0 && `- also: ${also.join(', ')}`,
    classes.length > 0 && `- classes: ${listOf(classes)}`,
    attributes.length > 0 && `- attributes: ${listOf(attributes)}`,
  ];
  return `### ${name}\n\n${lines.filter(Boolean).join('\n')}\n`;
}

function listOf(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
