import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { pseudoLocale } from '../../.storybook/translations/pseudoLocale.ts';
import {
  BankTransactionEditor,
  BankTransactionList,
  ClosingForm,
  GeneralLedger,
  InvoiceList,
  JournalEntryForm,
  NotificationSettingsForm,
  TrialBalance,
} from '../../src/index.ts';
import { expectWholeTexts } from './expectWholeTexts.ts';

const screens = {
  transactions: <BankTransactionList selectable />,
  editor: <BankTransactionEditor transactionId={undefined} />,
  savedTransaction: <BankTransactionEditor transactionId="btxn_00180" />,
  invoices: <InvoiceList selectable />,
  ledger: <GeneralLedger glAccountId="gla_1200" defaultFilters={{ period: 'all' }} />,
  trialBalance: <TrialBalance />,
  journal: <JournalEntryForm />,
  closing: <ClosingForm />,
  notifications: <NotificationSettingsForm />,
} satisfies Record<string, ReactNode>;

interface LanguageStory {
  screen: keyof typeof screens;
}

const meta: Meta<LanguageStory> = {
  title: 'Languages/Translations',
  argTypes: { screen: { control: 'select', options: Object.keys(screens), description: 'The component' } },
  args: { screen: 'transactions' },
  render: ({ screen }) => screens[screen],
  play: ({ canvasElement }) => expectWholeTexts(canvasElement),
};
export default meta;
type Story = StoryObj<LanguageStory>;

export const Arabic: Story = { globals: { locale: 'ar-EG', direction: 'rtl' } };
export const German: Story = { globals: { locale: 'de-DE' }, args: { screen: 'invoices' } };
export const Spanish: Story = { globals: { locale: 'es-ES' }, args: { screen: 'closing' } };
export const French: Story = { globals: { locale: 'fr-FR' }, args: { screen: 'journal' } };
export const Hebrew: Story = { globals: { locale: 'he-IL', direction: 'rtl' }, args: { screen: 'ledger' } };
export const Japanese: Story = { globals: { locale: 'ja-JP' }, args: { screen: 'trialBalance' } };
export const FrenchTrialBalanceOnAPhone: Story = {
  globals: { locale: 'fr-FR', width: '380' },
  args: { screen: 'trialBalance' },
};
export const Portuguese: Story = { globals: { locale: 'pt-BR' }, args: { screen: 'notifications' } };

/** Every text with its key, as the toolbar's *Message keys* shows in any story. */
export const MessageKeys: Story = { globals: { messageKeys: 'shown' }, args: { screen: 'invoices' } };

const longer = { locale: pseudoLocale };
const phone = { ...longer, width: '380' };

/** Texts 40% longer than in English: no label, button or status is cut. */
export const LongerTransactions: Story = { globals: longer };
export const LongerTransactionsOnAPhone: Story = { globals: phone };
export const LongerInvoices: Story = { globals: longer, args: { screen: 'invoices' } };
export const LongerInvoicesOnAPhone: Story = { globals: phone, args: { screen: 'invoices' } };
export const LongerLedger: Story = { globals: longer, args: { screen: 'ledger' } };
export const LongerLedgerOnAPhone: Story = { globals: phone, args: { screen: 'ledger' } };
export const LongerTrialBalance: Story = { globals: longer, args: { screen: 'trialBalance' } };
export const LongerTrialBalanceOnAPhone: Story = { globals: phone, args: { screen: 'trialBalance' } };
export const LongerEditor: Story = { globals: longer, args: { screen: 'editor' } };
export const LongerEditorOnAPhone: Story = { globals: phone, args: { screen: 'savedTransaction' } };
export const LongerJournal: Story = { globals: longer, args: { screen: 'journal' } };
export const LongerJournalOnAPhone: Story = { globals: phone, args: { screen: 'journal' } };
export const LongerClosing: Story = { globals: longer, args: { screen: 'closing' } };
export const LongerClosingOnAPhone: Story = { globals: phone, args: { screen: 'closing' } };
export const LongerNotifications: Story = { globals: longer, args: { screen: 'notifications' } };
export const LongerNotificationsOnAPhone: Story = { globals: phone, args: { screen: 'notifications' } };
