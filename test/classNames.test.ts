import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const src = new URL('../src/', import.meta.url).pathname;

/** Where parts are used, by the folders of their source. */
const places: [name: string, folder: RegExp][] = [
  ['All components', /^ui\//],
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

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => ({ path, text: readFileSync(src + path, 'utf8') }));

// One that goes or changes here breaks a host's CSS: that is a new major version.
test('the class names and data attributes are those of the documentation', async () => {
  const rows = places.map(([name, folder]) => {
    const texts = sources.filter(({ path }) => folder.test(path)).map(({ text }) => text);
    const classes = namesIn(texts, /(?<=['"` ])daybook-[a-z-]*[a-z](?=['"` ])/g);
    const attributes = namesIn(texts, /(?<=[\s'])data-[a-z-]*[a-z](?=['}]?[=:])/g);
    return `| ${name} | ${listOf(classes)} | ${listOf(attributes)} |`;
  });
  const page = `# Class names

What your CSS can select, by the part of Daybook that renders it. See [Customizing](customizing.md#class-names) for how, and
[Theming](theming.md#cascade-layers) for which rules win. These names keep their meaning between versions.

| In | Classes | Attributes |
|---|---|---|
${rows.join('\n')}
`;
  await expect(page).toMatchFileSnapshot('../docs/class-names.md');
});

function namesIn(texts: readonly string[], pattern: RegExp): string[] {
  return [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))].sort();
}

function listOf(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ') || '—';
}
