import { Hono } from 'hono';
import * as v from 'valibot';
import { companyAccess, users } from '../companies/tables.ts';
import { calendarDate } from '../http/calendarDate.ts';
import type { ServiceContext } from '../http/context.ts';
import { success } from '../http/envelope.ts';
import { members, optional, text } from '../http/parameters.ts';
import { readJson } from '../http/readJson.ts';
import { makeBusy } from '../seeding/busyAccount.ts';
import { importBooks } from '../seeding/importBooks.ts';
import { sampleCompany } from '../seeding/sampleCompanies.ts';
import { randomHex } from '../tokens/sha256.ts';

/** `POST /sandbox/companies`: a company of its own for each test or story, with its own owner. */
export function controlRoutes({ database, now }: ServiceContext) {
  return new Hono().post('/sandbox/companies', async (c) => {
    const asked = await readJson(c.req.raw, companySchema);
    const { seed, today = now().toISOString().slice(0, 10), name, entries = 0 } = asked;
    const idPrefix = `${randomHex(6)}_`;
    const books = sampleCompany(seed, { today, company: 'studio', idPrefix, name });
    const companyId = books.company.id;
    const userId = `usr_${idPrefix}owner`;
    await database.transaction(async (transaction) => {
      await importBooks(transaction, books);
      if (entries > 0) await makeBusy(transaction, books, entries);
      await transaction.insert(users).values({ id: userId, name: `Owner of ${books.company.name}` });
      await transaction.insert(companyAccess).values({ userId, companyId });
    });
    const byNumber = Object.fromEntries(books.glAccounts.map(({ accountNo, id }) => [accountNo, id]));
    const glAccountIds = {
      ...byNumber,
      ...books.company.postingAccounts,
      checking: books.bankAccounts[0]?.glAccountId,
    };
    return c.json(success({ companyId, userId, glAccountIds }), 201);
  });
}

const companySchema = members({
  seed: v.picklist(['none', 'small'], 'The seed is none or small.'),
  today: optional(calendarDate),
  name: optional(text),
  /** Ledger lines that the checking account has at least. */
  entries: optional(v.pipe(v.number('This must be a number.'), v.integer(), v.minValue(0), v.maxValue(10_000))),
});
