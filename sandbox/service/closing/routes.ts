import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { companies } from '../companies/tables.ts';
import type { Database } from '../database/database.ts';
import { calendarDate } from '../http/calendarDate.ts';
import type { RequestEnvironment, ServiceContext } from '../http/context.ts';
import { success } from '../http/envelope.ts';
import { badParameter, notFound } from '../http/errors.ts';
import { members } from '../http/parameters.ts';
import { readJson } from '../http/readJson.ts';
import { type Access, allow } from '../tokens/access.ts';

/**
 * Until when the books are closed: `GET /v6/closing`, `POST /v6/closing`. A token that sees several companies says which one
 * by `?companyId=`; to guess one would close the wrong books.
 */
export function closingRoutes(context: ServiceContext) {
  const { database } = context;
  return new Hono<RequestEnvironment>()
    .get('/v6/closing', allow(context, 'read'), async (c) => {
      const companyId = chooseCompany(c.get('access'), c.req.query('companyId'));
      return c.json(success(await readClosing(database, companyId)));
    })
    .post('/v6/closing', allow(context, 'write'), async (c) => {
      const { date, modifications } = await readJson(c.req.raw, closingSchema);
      const companyId = chooseCompany(c.get('access'), c.req.query('companyId'));
      if (date !== undefined || modifications !== undefined) {
        await database
          .update(companies)
          .set({ closingDate: date, closingModifications: modifications })
          .where(eq(companies.id, companyId));
      }
      return c.json(success(await readClosing(database, companyId)));
    });
}

/** What is left out stays as it is; `date: null` opens the books again. */
const closingSchema = members({
  date: v.optional(v.nullable(calendarDate)),
  modifications: v.optional(
    v.picklist(['DISABLED', 'ENABLED_WITH_WARNING'], 'modifications is DISABLED or ENABLED_WITH_WARNING.'),
  ),
});

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
  if (others.length > 0) throw badParameter('companyId', 'Several companies are visible: name one.', 'REQUIRED');
  return only;
}
