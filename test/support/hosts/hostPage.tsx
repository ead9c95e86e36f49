import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import {
  BankTransactionEditor,
  BankTransactionList,
  ClosingForm,
  ClosingNotice,
  DaybookProvider,
  GeneralLedger,
  InvoiceDetails,
  InvoiceList,
  JournalEntryForm,
  NotificationSettingsForm,
  TrialBalance,
} from '../../../src/index.ts';
import { changedStyles, forceRelayout, importStylesheets, keepStyles } from './hostStyles.ts';

/** Where the host's page shows the components. */
export type Place = 'page' | 'dialog' | 'shadow' | 'transform' | 'twice';

interface Shown {
  place: Place;
  /** In CSS pixels. */
  width: number;
  /** The stylesheet of a shadow root, which those of the page don't reach. */
  adopted: string;
}

/** Type and background, which components take from the host, so that all hosts have the same. */
const inherited = { font: '400 16px/1.5 "DejaVu Sans", sans-serif', color: '#1a1a1a', background: '#fff' };

const queryClient = new QueryClient();
const errors: string[] = [];
const names = [
  ...['ledger', 'invoices', 'closing', 'notifications', 'journal', 'transaction'],
  ...['transactions', 'trialBalance', 'invoice', 'notice'],
];
/** Few rows of each kind: splits, accounts, a match, suggestions and a conversation. */
const inFebruary = { greaterThanEqual: '2026-02-18', lessThanEqual: '2026-02-27' };
const fewAccounts = ['gla_1010', 'gla_1020', 'gla_1200', 'gla_2010'];
const loading = new Set<string>();
/** By identity. */
const containers = new Map<string, Element>();

function Books({ identity, token }: { identity: string; token: object }) {
  const onReady = (name: string) => () => void loading.delete(`${identity} ${name}`);
  return (
    <DaybookProvider
      baseUrl="/books-api"
      identity={identity}
      queryClient={queryClient}
      fetchToken={async () => token as never} // the service's response
      onError={({ component, error }) => void errors.push(`${component}: ${error.message}`)}
    >
      <GeneralLedger defaultGlAccountId="gla_1020" defaultFilters={{ period: 'all' }} onReady={onReady('ledger')} />
      <InvoiceList onReady={onReady('invoices')} />
      <ClosingForm onReady={onReady('closing')} />
      <NotificationSettingsForm onReady={onReady('notifications')} />
      <JournalEntryForm onReady={onReady('journal')} />
      <BankTransactionEditor transactionId="btxn_00180" onReady={onReady('transaction')} />
      <BankTransactionList selectable defaultFilters={{ date: inFebruary }} onReady={onReady('transactions')} />
      <TrialBalance glAccountIds={fewAccounts} onReady={onReady('trialBalance')} />
      <InvoiceDetails invoiceId="inv_0039" onReady={onReady('invoice')} />
      <ClosingNotice onReady={onReady('notice')} />
    </DaybookProvider>
  );
}

/** Adds an element for the components to the page. */
function addContainer({ place, width, adopted }: Shown): Element {
  const container = document.createElement('div');
  Object.assign(container.style, inherited, { width: `${width}px`, flex: 'none' });
  const main = document.querySelector('main') ?? document.body;
  main.style.padding = place === 'dialog' || width < 640 ? '0' : '40px'; // for popovers that are wider than their fields
  if (place === 'dialog') {
    const dialog = main.appendChild(document.createElement('dialog'));
    Object.assign(dialog.style, { maxWidth: 'none', maxHeight: 'none', padding: '0', border: '0', margin: '40px' });
    dialog.style.outline = 'none'; // it has the focus
    dialog.append(container);
    dialog.showModal();
  } else if (place === 'shadow') {
    const root = main.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(adopted);
    root.adoptedStyleSheets = [sheet];
    root.append(container);
  } else {
    if (place === 'transform') Object.assign(main.style, { transform: 'translate(40px, 20px)', overflow: 'hidden' });
    if (place === 'twice') Object.assign(main.style, { display: 'flex', alignItems: 'start' });
    main.append(container);
  }
  return container;
}

/** The commands that a test can send to the page. */
const controls = {
  keepStyles,
  changedStyles,
  importStylesheets,
  forceRelayout,
  /** Adds the elements in which the components will be shown. */
  addContainers(shown: Shown): void {
    for (const identity of shown.place === 'twice' ? ['owner', 'bookkeeper'] : ['owner'])
      containers.set(identity, addContainer(shown));
  },
  /** Shows the components. */
  show(token: object): void {
    for (const [identity, container] of containers) {
      for (const name of names) loading.add(`${identity} ${name}`);
      createRoot(container).render(<Books identity={identity} token={token} />);
    }
  },
  /** Whether all components have loaded. */
  isReady: () => loading.size === 0 && queryClient.isFetching() === 0,
  errors: () => errors,
};
export type HostControls = typeof controls;

// Otherwise, the open dialog's position would depend on the height of the components.
for (const host of document.querySelectorAll('aside')) host.style.position = 'relative';
Object.assign(window, { controls });
