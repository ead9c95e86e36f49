import { Markdown } from '@storybook/addon-docs/blocks';
import { SourceFile } from './SourceFile.tsx';

/** The ids of Storybook's pages, by their file names in `docs`. */
const pages: Record<string, string> = {
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
  'theming.md': 'theming--docs',
  'trial-balance.md': 'ledger-trialbalance--docs',
};

/** The page of all files in `docs/glossaries`. */
const glossaries = 'languages-glossaries--docs';

interface MarkdownPageProps {
  /** The file, from the repository's root. */
  path: string;
  /** Its text. */
  children: string;
}

/**
 * A page of `docs`, with its source. Its links lead to Storybook's pages and to other sites; those to tests become their paths, and
 * those to other files plain text.
 */
export function MarkdownPage({ path, children }: MarkdownPageProps) {
  const linked = children.replaceAll(/\[([^\]]+)\]\(([^)#]+)(?:#[^)]*)?\)/g, (link, text: string, target: string) => {
    if (target.startsWith('https:')) return link;
    if (target.includes('/test/')) return `\`${target.replaceAll('../', '')}\``;
    const page = target.includes('glossaries/') ? glossaries : pages[target.split('/').at(-1) ?? ''];
    return page ? `[${text}](?path=/docs/${page})` : text;
  });
  return (
    <>
      <Markdown>{linked}</Markdown>
      <SourceFile path={path} text={children} />
    </>
  );
}
