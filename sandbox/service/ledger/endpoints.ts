import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { companies } from '../companies/tables.ts';
import { findGlAccount, type GlAccountRow, glAccountJson } from '../gl-accounts/glAccount.ts';
import type { ServiceContext } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { success } from '../http/envelope.ts';
import { pageOf } from '../http/responses.ts';
import { amountSchema, dateSchema, glAccountSchema } from '../references/schemas.ts';
import { type LedgerPage, readLedgerPage } from './page.ts';
import { canonicalFilter, ledgerQuerySchema } from './query.ts';

/** A line of an account's general ledger. */
export const glEntrySchema = v.strictObject({
  id: v.string(),
  entity: v.strictObject({
    id: v.string(),
    description: v.string(),
    displayName: v.string(),
    secondaryDisplayName: v.string(),
    glAccount: v.nullable(glAccountSchema),
  }),
  description: v.string(),
  date: dateSchema,
  runningBalance: amountSchema,
  glAccount: v.strictObject({ id: v.string() }),
  drAmount: amountSchema,
  crAmount: amountSchema,
  type: v.string(),
});

/** The general ledger of an account. */
export const ledgerEndpoints = (context: ServiceContext) => [
  endpoint(
    {
      method: 'POST',
      path: '/v6/accounting/glAccounts/{id}/generalLedger',
      operation: 'queryGeneralLedger',
      summary: 'The general ledger of an account, by date.',
      audience: 'read',
      body: ledgerQuerySchema,
      response: pageOf(glEntrySchema, { beginningBalance: v.nullable(amountSchema) }),
    },
    async ({ access, id, body: { cursor, limit, filter = {}, accountingMethod } }) => {
      const { database, cursors } = context;
      const account = await findGlAccount(database, access, id);
      const method = accountingMethod ?? (await methodOf(context, account));

      const binding = [
        'ledger',
        access.partnerId,
        access.userId,
        account.companyId,
        account.id,
        method,
        canonicalFilter(filter),
      ];
      const position = cursor === undefined ? undefined : await cursors.read(cursor, binding);
      const page = await readLedgerPage(database, account, { method, filter, limit }, position);
      return success(rowsJson(account, page), {
        beginningBalance: page.isFirst && filter.includeBeginningBalance ? page.openingBalance : null,
        // Absent on the last page.
        cursor: page.after && {
          after: await cursors.write(page.after, binding),
          before: page.before && (await cursors.write(page.before, binding)),
        },
      });
    },
  ),
];

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
