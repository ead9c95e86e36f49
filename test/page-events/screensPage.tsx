import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  BankTransactionEditor,
  BankTransactionList,
  ClosingForm,
  type ComponentError,
  DaybookProvider,
  GeneralLedger,
  InvoiceList,
  JournalEntryForm,
  NotificationSettingsForm,
} from '../../src/index.ts';

/** The page's input, set by a test before it opens a screen. */
interface Books {
  baseUrl: string;
  token: object;
  glAccountId: string;
  transactionId: string;
}

const errors: string[] = [];
const report = ({ component, error }: ComponentError) =>
  void errors.push(`${component}: ${'kind' in error ? error.kind : error.name}`);

const screens = {
  ledger: ({ glAccountId }: Books) => <GeneralLedger glAccountId={glAccountId} />,
  invoices: () => <InvoiceList showAging={false} />,
  transactions: () => <BankTransactionList selectable />,
  transaction: ({ transactionId }: Books) => <BankTransactionEditor transactionId={transactionId} />,
  journal: () => <JournalEntryForm />,
  closing: () => <ClosingForm />,
  notifications: () => <NotificationSettingsForm />,
};
const root = createRoot(document.body.appendChild(document.createElement('main')));

/** The commands that a test can send to the page. */
const controls = {
  /** Shows a screen with a host that already has a token. */
  open(name: keyof typeof screens, books: Books): void {
    root.render(
      <StrictMode>
        <DaybookProvider
          key={name}
          baseUrl={books.baseUrl}
          identity="owner"
          fetchToken={async () => books.token as never} // the service's response
          onError={report}
        >
          {screens[name](books)}
        </DaybookProvider>
      </StrictMode>,
    );
  },
  close(): void {
    root.unmount();
  },
  errors,
};
export type ScreenControls = typeof controls;

Object.assign(window, { controls });
