import { page } from 'vitest/browser';
import { type BankTransactionFilters, BankTransactionList } from '../../../src/index.ts';
import { renderWithProvider } from '../renderWithProvider.tsx';
import { createCompany, type Json } from '../sandbox/company.ts';
import { createBankApi } from './api.ts';
import { chooseCategory, transactionTable } from './list.ts';
import { toReview } from './toReview.ts';

/** The offer to apply a category to others of the merchant, in the place of a row. */
export const offer = page.getByRole('row', { name: /Apply to \d+ others? from/ });

/** A company without transactions, and what tests of the offer do in it. */
export async function createOffers() {
  const company = await createCompany({ seed: 'none' });
  const api = await createBankApi(company);
  return {
    company,
    api,
    categoryOf: async ({ id }: Json) => (await api.stored(id)).category?.name,

    /** Transactions to review of one merchant, the newest first. */
    async saveTransactions(merchant: string, count: number): Promise<Json[]> {
      const saved: Json[] = [];
      for (let day = 20; day > 20 - count; day -= 1) {
        const description = `${merchant} ${day}`;
        const date = `2026-06-${String(day).padStart(2, '0')}`;
        saved.push(await api.save({ description, date, reviewStatus: 'PARTNER_REVIEW_REQUIRED' }));
      }
      return saved;
    },

    /** Opens those of a merchant, with the focus in the first row. */
    async open(search: string, width = 1200, filters: BankTransactionFilters = toReview) {
      renderWithProvider(
        <div style={{ inlineSize: width }}>
          <BankTransactionList defaultFilters={{ ...filters, search }} />
        </div>,
        { company },
      );
      const table = await transactionTable();
      table.focus();
      return table;
    },
  };
}

/** Chooses a category for the current row, by keyboard. */
export const categorize = (table: HTMLElement, key?: string) => chooseCategory(table, 'Office Supplies', key);

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
