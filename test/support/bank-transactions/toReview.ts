import { type Company, createCompany, type Json } from '../sandbox/company.ts';
import { createBankApi } from './api.ts';

/** The filters of the tab To review. */
export const toReview = { reviewStatus: { in: ['PARTNER_REVIEW_REQUIRED', 'RECONCILIATION_DISCREPANCY'] } };

const merchants = [...'ABCDEFGHIJKLMNOPQRST'].map((letter) => `Merchant ${letter}`);

interface ToReview {
  company: Company;
  api: Awaited<ReturnType<typeof createBankApi>>;
  saved: Json[];
}

/** A company whose newest twenty transactions are to review, each of another merchant. */
export async function createCompanyToReview(): Promise<ToReview> {
  const company = await createCompany();
  const api = await createBankApi(company);
  const item = { date: '2026-06-15', reviewStatus: 'PARTNER_REVIEW_REQUIRED' };
  const saved: Json[] = await Promise.all(merchants.map((description) => api.save({ ...item, description })));
  return { company, api, saved };
}
