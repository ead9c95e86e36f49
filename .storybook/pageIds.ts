/** The ids of Storybook's pages, by their file names in `docs`. */
export const pages: Record<string, string> = {
  'accessibility.md': 'guides-accessibility--docs',
  'authentication.md': 'guides-authentication--docs',
  'bank-transaction-editor.md': 'bank-transactions-banktransactioneditor--docs',
  'bank-transaction-list.md': 'bank-transactions-banktransactionlist--docs',
  'benchmarks.md': 'guides-benchmarks--docs',
  'browsers.md': 'guides-browsers--docs',
  'class-names.md': 'guides-class-names--docs',
  'closing.md': 'closing-closingform--docs',
  'customizing.md': 'guides-customizing--docs',
  'elements.md': 'guides-custom-elements--docs',
  'errors.md': 'guides-errors--docs',
  'events.md': 'guides-events--docs',
  'general-ledger.md': 'ledger-generalledger--docs',
  'getting-started.md': 'guides-getting-started--docs',
  'glossary.md': 'guides-glossary--docs',
  'hooks-and-client.md': 'guides-hooks-and-client--docs',
  'hosts.md': 'guides-tested-hosts--docs',
  'invoice-details.md': 'invoices-invoicedetails--docs',
  'invoice-list.md': 'invoices-invoicelist--docs',
  'journal-entry-form.md': 'journal-entries-journalentryform--docs',
  'languages.md': 'languages-translations--docs',
  'notification-settings.md': 'notifications-notificationsettingsform--docs',
  'parts.md': 'guides-parts--docs',
  'sandbox.md': 'guides-sandbox--docs',
  'server-rendering.md': 'guides-server-rendering--docs',
  'service-assumptions.md': 'guides-service-assumptions--docs',
  'theming.md': 'theming-tokens--docs',
  'trial-balance.md': 'ledger-trialbalance--docs',
};

/** The page of all files in `docs/glossaries`. */
export const glossaries = 'languages-glossaries--docs';
