import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { companies } from '../companies/tables.ts';
import { findGlAccount, type GlAccountRow, glAccountJson } from '../gl-accounts/glAccount.ts';
import type { RequestEnvironment, ServiceContext } from '../http/context.ts';
import { success } from '../http/envelope.ts';
import { readJson } from '../http/readJson.ts';
import { allow } from '../tokens/access.ts';
import { type LedgerPage, readLedgerPage } from './page.ts';
import { canonicalFilter, ledgerQuerySchema } from './query.ts';

/** `POST /v6/accounting/glAccounts/{id}/generalLedger` */
export function ledgerRoutes(context: ServiceContext) {
  const { database, cursors } = context;
  const path = '/v6/accounting/glAccounts/:id/generalLedger';
  return new Hono<RequestEnvironment>().post(path, allow(context, 'read'), async (c) => {
    const { cursor, limit, filter = {}, accountingMethod } = await readJson(c.req.raw, ledgerQuerySchema);
    const access = c.get('access');
    const account = await findGlAccount(database, access, c.req.param('id'));
    const method = accountingMethod ?? (await methodOf(context, account));

    const binding = ['ledger', access.userId, account.companyId, account.id, method, canonicalFilter(filter)];
    const place = cursor === undefined ? undefined : await cursors.read(cursor, binding);
    const page = await readLedgerPage(database, account, { method, filter, limit }, place);
    return c.json(
      success(rowsJson(account, page), {
        beginningBalance: page.isFirst && filter.includeBeginningBalance ? page.openingBalance : null,
        // Absent on the last page, whole: that is how the interface says "no more".
        cursor: page.after && {
          after: await cursors.write(page.after, binding),
          before: page.before && (await cursors.write(page.before, binding)),
        },
      }),
    );
  });
}

async function methodOf({ database }: ServiceContext, { companyId }: GlAccountRow) {
  const [company] = await database.select().from(companies).where(eq(companies.id, companyId));
  if (!company) throw new Error(`The account's company ${companyId} is missing.`);
  return company.accountingMethod;
}

function rowsJson(account: GlAccountRow, { rows }: LedgerPage) {
  return rows.map(({ row: { line, entry, counterAccount }, runningBalance }) => ({
    id: `glt_${line.entryId}_${line.lineNo}`,
    entity: {
      id: entry.sourceId,
      description: entry.description,
      displayName: entry.displayName,
      secondaryDisplayName: entry.secondaryDisplayName,
      glAccount: counterAccount && glAccountJson(counterAccount),
    },
    description: line.description,
    date: line.date,
    runningBalance,
    glAccount: { id: account.id },
    drAmount: line.drAmount,
    crAmount: line.crAmount,
    type: account.type,
  }));
}
