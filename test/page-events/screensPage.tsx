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

/** What a test gives the page before it opens a screen. */
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

/** What a test can have the page do. */
const controls = {
  /** Shows a screen, as a host does that hands out a token it already has. */
  open(name: keyof typeof screens, books: Books): void {
    root.render(
      <StrictMode>
        <DaybookProvider
          key={name}
          baseUrl={books.baseUrl}
          identity="owner"
          fetchToken={async () => books.token as never} // as the service answered it
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
