import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const src = new URL('../src/', import.meta.url).pathname;

/** Attributes by which other design systems name their theme. */
const ofHosts = new Set(['data-theme', 'data-bs-theme', 'data-mui-color-scheme']);

/** Where parts are used, by the folders of their source. */
const places: [name: string, folder: RegExp][] = [
  ['All components', /^(ui|core|provider)\//],
  ['Lists', /^list\//],
  ['Forms', /^form\//],
  ['Pickers', /^reference-lists\//],
  ['`GeneralLedger`, `TrialBalance`', /^ledger\//],
  ['`BankTransactionList`, `BankTransactionEditor`', /^bank-transactions\//],
  ['`InvoiceList`, `InvoiceDetails`', /^invoices\//],
  ['`JournalEntryForm`', /^journal-entries\//],
  ['`ClosingForm`, `ClosingNotice`', /^closing\//],
  ['`NotificationSettingsForm`', /^notifications\//],
];

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
const sources = files
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: withoutComments(readFileSync(src + path, 'utf8')) }));
const rows = places.map(([name, folder]) => {
  const texts = sources.filter(({ path }) => folder.test(path)).map(({ text }) => text);
  return { name, classes: classesIn(texts), attributes: attributesIn(texts) };
});

// One that goes or changes here breaks a host's CSS: that is a new major version.
test('the class names and data attributes are those of the documentation', async () => {
  const page = `# Class names

What your CSS can select, by the part of Daybook that renders it. See [Customizing](customizing.md#class-names) for how, and
[Theming](theming.md#cascade-layers) for which rules win. These names keep their meaning between versions.

| In | Classes | Attributes |
|---|---|---|
${rows.map(({ name, classes, attributes }) => `| ${name} | ${listOf(classes)} | ${listOf(attributes)} |`).join('\n')}
`;
  await expect(page).toMatchFileSnapshot('../docs/class-names.md');
});

// A name that is only put together when it runs, such as by `data-${state}`, is found here.
test('the stylesheets select no class name or data attribute that the documentation lacks', () => {
  const listed = new Set(rows.flatMap(({ classes, attributes }) => [...classes, ...attributes]));
  const css = files
    .filter((path) => path.endsWith('.css'))
    .map((path) => withoutComments(readFileSync(src + path, 'utf8')));
  const selected = namesIn(css, /(?<=\.)daybook-[a-z-]*[a-z]|(?<=\[)data-[a-z-]*[a-z]/g);
  expect(selected.filter((name) => !listed.has(name) && !ofHosts.has(name))).toEqual([]);
});

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

function listOf(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ') || '—';
}
