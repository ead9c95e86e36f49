import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { recordChange } from '../audit/recordChange.ts';
import { companies } from '../companies/tables.ts';
import type { Database } from '../database/database.ts';
import { calendarDate } from '../http/calendarDate.ts';
import type { ServiceContext } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { success } from '../http/envelope.ts';
import { badParameter, notFound } from '../http/errors.ts';
import { members, text } from '../http/parameters.ts';
import { responseOf } from '../http/responses.ts';
import { dateSchema } from '../references/schemas.ts';
import type { Access } from '../tokens/access.ts';

const modifications = ['DISABLED', 'ENABLED_WITH_WARNING'] as const;

/** The date through which the books are closed, and whether changes in that period are allowed. */
export const closingSchema = v.strictObject({
  date: v.nullable(dateSchema),
  modifications: v.picklist(modifications),
});

/** Omitted members keep their values; `date: null` reopens the books. */
const closingChangesSchema = members({
  date: v.optional(v.nullable(calendarDate)),
  modifications: v.optional(v.picklist(modifications, 'modifications must be DISABLED or ENABLED_WITH_WARNING.')),
});

const whichCompany = v.object({
  companyId: v.optional(v.pipe(text, v.description('The company; required if the token has access to several.'))),
});

/**
 * The closing date. A token with access to several companies must pass `?companyId=`, so that the service never closes the
 * wrong books.
 */
export const closingEndpoints = ({ database, now }: ServiceContext) => [
  endpoint(
    {
      method: 'GET',
      path: '/v6/closing',
      operation: 'getClosing',
      summary: 'The date through which the books are closed.',
      audience: 'read',
      query: whichCompany,
      response: responseOf(closingSchema),
    },
    async ({ access, query }) => success(await readClosing(database, chooseCompany(access, query.companyId))),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v6/closing',
      operation: 'saveClosing',
      summary: 'Closes or reopens the books.',
      audience: 'write',
      query: whichCompany,
      body: closingChangesSchema,
      response: responseOf(closingSchema),
    },
    async ({ access, query, body: { date, modifications } }) => {
      const companyId = chooseCompany(access, query.companyId);
      if (date === undefined && modifications === undefined) return success(await readClosing(database, companyId));
      await database.transaction(async (transaction) => {
        await transaction
          .update(companies)
          .set({ closingDate: date, closingModifications: modifications })
          .where(eq(companies.id, companyId));
        const change = { companyId, action: 'UPDATE', resource: 'CLOSING', resourceId: companyId } as const;
        await recordChange(transaction, access, { ...change, at: now() });
      });
      return success(await readClosing(database, companyId));
    },
  ),
];

async function readClosing(database: Database, companyId: string) {
  const [closing] = await database
    .select({ date: companies.closingDate, modifications: companies.closingModifications })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!closing) throw notFound('There is no such company.');
  return closing;
}

function chooseCompany({ companyIds }: Access, wanted: string | undefined): string {
  if (wanted !== undefined) {
    if (!companyIds.includes(wanted)) throw notFound('There is no such company.');
    return wanted;
  }
  const [only, ...others] = companyIds;
  if (only === undefined) throw notFound('There is no such company.');
  if (others.length > 0)
    throw badParameter('companyId', 'The token has access to several companies. Specify one.', 'REQUIRED');
  return only;
}
