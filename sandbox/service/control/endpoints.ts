import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { companyAccess, users } from '../companies/tables.ts';
import type { Database } from '../database/database.ts';
import { calendarDate } from '../http/calendarDate.ts';
import type { ServiceContext } from '../http/context.ts';
import { endpoint, Reply } from '../http/endpoint.ts';
import { success } from '../http/envelope.ts';
import { badParameter } from '../http/errors.ts';
import { members, optional, text } from '../http/parameters.ts';
import { responseOf } from '../http/responses.ts';
import { demoPartnerId, partners } from '../partners/tables.ts';
import { makeBusy } from '../seeding/busyAccount.ts';
import { importBooks } from '../seeding/importBooks.ts';
import { sampleCompany, sampleDays } from '../seeding/sampleCompanies.ts';
import { randomHex, sha256 } from '../tokens/sha256.ts';

/** Creates partners and companies for individual tests or stories. */
export const controlEndpoints = ({ database, now }: ServiceContext) => [
  endpoint(
    {
      method: 'POST',
      path: '/sandbox/partners',
      operation: 'createPartner',
      summary: 'Creates a partner with its own credentials.',
      audience: 'anyone',
      response: responseOf(v.strictObject({ clientId: v.string(), clientSecret: v.string() })),
      statuses: [201],
    },
    async () => {
      const [clientId, clientSecret] = [`client_${randomHex(6)}`, randomHex(16)];
      const clientSecretHash = await sha256(clientSecret);
      await database.insert(partners).values({ id: `prt_${clientId}`, clientId, clientSecretHash });
      return new Reply(201, success({ clientId, clientSecret }));
    },
  ),
  endpoint(
    {
      method: 'POST',
      path: '/sandbox/companies',
      operation: 'createCompany',
      summary: 'Creates a company with its own owner and, optionally, a bookkeeper.',
      audience: 'anyone',
      body: members({
        seed: v.picklist(['none', 'small'], 'The seed must be none or small.'),
        today: optional(
          v.pipe(
            calendarDate,
            v.check(
              (day) => sampleDays.first <= day && day <= sampleDays.last,
              `today must be from ${sampleDays.first} to ${sampleDays.last}.`,
            ),
          ),
        ),
        name: optional(text),
        /** Minimum ledger lines in the checking account. */
        entries: optional(v.pipe(v.number('This must be a number.'), v.integer(), v.minValue(0), v.maxValue(10_000))),
        /** The client id of the company's partner; by default the demo partner. */
        clientId: optional(text),
        /** A bookkeeper with access to the company, created if the id is new. */
        bookkeeperId: optional(text),
      }),
      response: responseOf(
        v.strictObject({
          companyId: v.string(),
          userId: v.string(),
          /** By account number and by posting role. */
          glAccountIds: v.record(v.string(), v.string()),
        }),
      ),
      statuses: [201],
    },
    async ({ body: { seed, today = now().toISOString().slice(0, 10), name, entries = 0, clientId, bookkeeperId } }) => {
      if (entries > 0 && seed === 'none') {
        throw badParameter('entries', 'entries needs sample transactions, so it can’t be used with the seed none.');
      }
      const idPrefix = `${randomHex(6)}_`;
      const books = sampleCompany(seed, { today, company: 'studio', idPrefix, name });
      const companyId = books.company.id;
      const userId = `usr_${idPrefix}owner`;
      const partnerId = clientId === undefined ? demoPartnerId : await partnerOf(database, clientId);
      await database.transaction(async (transaction) => {
        if (bookkeeperId !== undefined) await requireBookkeeper(transaction, bookkeeperId, partnerId);
        await importBooks(transaction, books, partnerId);
        if (entries > 0) await makeBusy(transaction, books, entries);
        const owner = { id: userId, name: `Owner of ${books.company.name}`, partnerId, role: 'OWNER' } as const;
        await transaction.insert(users).values(owner);
        await transaction.insert(companyAccess).values({ userId, companyId });
        if (bookkeeperId === undefined) return;
        await transaction.insert(companyAccess).values({ userId: bookkeeperId, companyId });
      });
      const byNumber = Object.fromEntries(books.glAccounts.map(({ accountNo, id }) => [accountNo, id]));
      const checking = books.bankAccounts[0]?.glAccountId ?? '';
      const glAccountIds = { ...byNumber, ...books.company.postingAccounts, checking };
      return new Reply(201, success({ companyId, userId, glAccountIds }));
    },
  ),
];

async function partnerOf(database: Database, clientId: string): Promise<string> {
  const [partner] = await database.select().from(partners).where(eq(partners.clientId, clientId));
  if (!partner) throw badParameter('clientId', `There is no partner "${clientId}".`);
  return partner.id;
}

/**
 * Creates the bookkeeper if the id is new.
 * @throws {HttpError} 400 if the id belongs to another user, who would otherwise gain access to the company.
 */
async function requireBookkeeper(transaction: Database, id: string, partnerId: string): Promise<void> {
  const wanted = { id, name: 'Bookkeeper', partnerId, role: 'BOOKKEEPER' } as const;
  await transaction.insert(users).values(wanted).onConflictDoNothing();
  const [found] = await transaction.select().from(users).where(eq(users.id, id));
  if (found?.partnerId === partnerId && found.role === 'BOOKKEEPER') return;
  throw badParameter('bookkeeperId', `Another user already has the id "${id}".`);
}
