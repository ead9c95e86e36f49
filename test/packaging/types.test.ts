import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPackedApp } from '../support/packaging/packedApp.ts';

const run = promisify(execFile);

let app: Awaited<ReturnType<typeof openPackedApp>>;
beforeAll(async () => {
  app = await openPackedApp(['react', '@types/react', 'csstype', '@tanstack/react-query']);
}, 120_000);
afterAll(() => app.close());

const options =
  '--strict --skipLibCheck --exactOptionalPropertyTypes --target es2022 --lib es2023,dom,dom.iterable --jsx react-jsx';

/** TypeScript's output for a host's file; empty without errors. */
async function complaints(file: string, text: string, ...more: string[]): Promise<string> {
  app.write(file, text);
  const flags = [...options.split(' '), '--types', '', '--module', 'nodenext', ...more];
  const compiler = resolve('node_modules/typescript/bin/tsc');
  return run(process.execPath, [compiler, ...flags, file], { cwd: app.path }).then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  );
}

test.each(['@daybook/react', '@daybook/react/client', '@daybook/react/server'])(
  'every optional prop and option of %s takes undefined under exactOptionalPropertyTypes',
  async (entry) => {
    const text = `
      import type * as Daybook from '${entry}';
      type Refused<Given> = Given extends string | number | Iterable<unknown> ? never : Given extends object
        ? { [Name in keyof Given]-?: {} extends Pick<Given, Name> ? ({ [Each in Name]: undefined } extends Pick<Given, Name> ? never : Name) : never }[keyof Given]
        : never;
      type RefusedBy<Export> = Export extends (...given: infer Given) => unknown ? Refused<Given[number]> : never;
      type All = { [Name in keyof typeof Daybook]: RefusedBy<(typeof Daybook)[Name]> };
      type Wrong = { [Name in keyof All as [All[Name]] extends [never] ? never : Name]: All[Name] };
      export const wrong: Wrong = {};
    `;
    expect(await complaints('undefined.mts', text, '--noEmit')).toBe('');
  },
);

test('optional props accept undefined, nested ones too', async () => {
  const text = `
    import { BankTransactionEditor, ClosingForm, DaybookProvider, InvoiceList, JournalEntryForm, NotificationSettingsForm, useInvoices } from '@daybook/react';
    export function Page({ id, query, title }: { id: string | undefined; query: string | undefined; title: string | undefined }) {
      useInvoices({ filter: { search: query, amount: { equal: undefined } }, limit: undefined });
      return (
        <DaybookProvider baseUrl="/books" identity="a" fetchToken={() => Promise.resolve('')} locale={undefined} onError={undefined}>
          <BankTransactionEditor transactionId={id} onSave={undefined} onKeepEditing={undefined} readOnly={undefined} />
          <ClosingForm readOnly={undefined} />
          <JournalEntryForm readOnly={undefined} />
          <NotificationSettingsForm readOnly={undefined} />
          <InvoiceList filters={{ search: query }} messages={{ title }} renderEmpty={undefined} />
        </DaybookProvider>
      );
    }
  `;
  expect(await complaints('page.tsx', text, '--noEmit')).toBe('');
});

test('a host’s package can emit declarations based on options and hooks', async () => {
  const text = `
    import * as books from '@daybook/react';
    export const options = (daybook: books.Daybook) => [
      books.generalLedgerOptions(daybook, { glAccountId: 'a' }), books.invoicesOptions(daybook), books.invoiceOptions(daybook, 'a'),
      books.bankTransactionsOptions(daybook), books.bankTransactionOptions(daybook, 'a'), books.closingOptions(daybook),
      books.journalEntryOptions(daybook, 'a'), books.notificationSettingsOptions(daybook), books.glAccountsOptions(daybook),
      books.glAccountOptions(daybook, 'a'), books.categoriesOptions(daybook), books.customersOptions(daybook),
      books.vendorsOptions(daybook), books.bankAccountsOptions(daybook), books.dimensionsOptions(daybook),
    ] as const;
    export const useAll = () => [
      books.useGeneralLedger({ glAccountId: 'a' }), books.useInvoices(), books.useBankTransactions(), books.useClosing(),
      books.useSaveClosing(), books.useSaveBankTransactions(), books.useCustomers(), books.useGlAccounts(),
    ] as const;
  `;
  const flags = ['--declaration', '--emitDeclarationOnly', '--outDir', 'out'];
  expect(await complaints('declared.mts', text, ...flags)).toBe('');
});

test('Svelte’s markup knows the elements, their properties and their events', async () => {
  app.write('svelte.d.ts', svelte);
  expect(await complaints('markup.mts', markup, '--noEmit', 'svelte.d.ts')).toBe('');
});

test('the script declares its global', async () => {
  const text = `
    import type {} from '@daybook/react/elements/daybook.js';
    const provider = document.querySelector('daybook-provider');
    if (provider) provider.translation = Daybook.loadTranslation;
    if (provider) provider.session = globalThis.Daybook.createSession({ identity: 'a', fetchToken: async () => '' });
    // @ts-expect-error
    Daybook.defineElements();
  `;
  expect(await complaints('global.mts', text, '--noEmit')).toBe('');
});

describe('without the types of React, which a page with elements may not have,', () => {
  beforeAll(() => rmSync(join(app.path, 'node_modules/@types/react')));

  test('Svelte’s markup knows the same', async () => {
    app.write('svelte.d.ts', svelte);
    expect(await complaints('markup.mts', markup, '--noEmit', 'svelte.d.ts')).toBe('');
  });

  test('no property of an element is `any`', async () => {
    const text = `
      import type { DaybookElements } from '@daybook/react/elements';
      type IsAny<Type> = 0 extends 1 & Type ? true : false;
      type AnyIn<Type> = { [Name in keyof Type]: Name extends keyof HTMLElement ? never : IsAny<NonNullable<Type[Name]>> extends true ? Name : never }[keyof Type];
      export const names: { [Tag in keyof DaybookElements]: AnyIn<Required<DaybookElements[Tag]>> }[keyof DaybookElements][] = [];
      export const none: never[] = names;
      type Props = import('@daybook/react').InvoiceListProps;
      export const any: IsAny<Props['toolbarActions']> = true; // the types of React are not found
    `;
    expect(await complaints('any.mts', text, '--noEmit')).toBe('');
  });
});

const markup = `
  import type { SvelteElements } from '@daybook/react/elements';
  declare module 'svelte/elements' {
    interface SvelteHTMLElements extends SvelteElements {}
  }
  const { createElement } = svelteHTML;
  createElement('daybook-provider', { 'base-url': '/books', identity: 'a', onerror: (event) => event.detail.error.message });
  createElement('daybook-invoices', {
    class: 'list',
    selectable: true,
    defaultFilters: { search: 'Rent' },
    'oninvoice-select': (event) => event.detail.invoiceId.trim(),
    'on:count-change': () => {},
  });
  createElement('daybook-ledger', { 'gl-account-id': 'gla_1', 'data-test': 1 });
  // @ts-expect-error
  createElement('daybook-ledger', { 'gl-account-id': 1010 });
  // @ts-expect-error
  createElement('daybook-invoices', { defaultFilters: 'Rent' });
  // @ts-expect-error
  createElement('daybook-invoices', { 'oninvoice-select': (event) => event.detail.transactionId });
  createElement('other-element', { anything: 1 });
  `;

/** What a component compiles to calls this, as Svelte's language tools declare it. */
const svelte = `
  declare module 'svelte/elements' {
    export interface SvelteHTMLElements {
      div: { class?: unknown };
      [name: string]: { [name: string]: any };
    }
  }
  declare namespace svelteHTML {
    type IntrinsicElements = import('svelte/elements').SvelteHTMLElements;
    function createElement<Elements extends IntrinsicElements, Key extends keyof Elements>(
      element: Key | undefined | null,
      attributes: string extends Key ? { [name: string]: any } : Elements[Key],
    ): unknown;
  }
`;
