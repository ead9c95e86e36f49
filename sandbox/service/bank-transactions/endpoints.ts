import * as v from 'valibot';
import { batchBody } from '../http/batch.ts';
import { changesHeaders, changesPage, changesPageOf } from '../http/changesPage.ts';
import type { ServiceContext } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { success } from '../http/envelope.ts';
import { batchOf, pageOf, responseOf } from '../http/responses.ts';
import { requireBankTransaction } from './find.ts';
import { bankTransactionItem } from './item.ts';
import { bankTransactionPage, bankTransactionsById } from './list.ts';
import { bankTransactionQuerySchema } from './query.ts';
import { loadSerializer } from './read.ts';
import { removeBankTransaction } from './remove.ts';
import { saveBankTransactions } from './save.ts';
import { bankTransactionSchema, deletedBankTransactionSchema } from './schema.ts';
import { bankTransactions } from './tables.ts';

/** The query of a request without a body: the first page, unfiltered. */
const defaultQuery = v.parse(bankTransactionQuerySchema, {});

/** Bank transactions. Saving one posts it to the ledger; deleting it removes its postings. */
export const bankTransactionEndpoints = (context: ServiceContext) => [
  endpoint(
    {
      method: 'POST',
      path: '/v6/banks/transactions',
      operation: 'saveBankTransactions',
      summary: 'Saves bank transactions; without a body, lists them like an unfiltered query.',
      audience: 'write',
      body: batchBody(bankTransactionItem),
      response: batchOf(bankTransactionSchema),
      responseWithoutBody: pageOf(bankTransactionSchema),
      statuses: [200, 207, 400, 503],
    },
    async ({ access, body }) =>
      body === undefined
        ? bankTransactionPage(context, access, defaultQuery)
        : saveBankTransactions(context, access, body.data),
  ),
  endpoint(
    {
      method: 'POST',
      path: '/v6/banks/transactions/query',
      operation: 'queryBankTransactions',
      summary: 'Bank transactions, newest first by default.',
      audience: 'read',
      body: bankTransactionQuerySchema,
      response: pageOf(bankTransactionSchema),
    },
    ({ access, body }) => bankTransactionPage(context, access, body),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v6/banks/transactions/{id}',
      operation: 'getBankTransaction',
      summary: 'One bank transaction.',
      audience: 'read',
      response: responseOf(bankTransactionSchema),
    },
    async ({ access, id }) => {
      const stored = await requireBankTransaction(context.database, access.companyIds, id);
      return success((await loadSerializer(context, [stored])).asSaved(stored));
    },
  ),
  endpoint(
    {
      method: 'DELETE',
      path: '/v6/banks/transactions/{id}',
      operation: 'deleteBankTransaction',
      summary: 'Deletes a bank transaction and returns its last state.',
      audience: 'write',
      response: responseOf(deletedBankTransactionSchema),
    },
    async ({ access, id }) => {
      const removed = await removeBankTransaction(context, access, id);
      return success((await loadSerializer(context, [removed])).asDeleted(removed));
    },
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v5/banks/transactions',
      operation: 'listBankTransactionChanges',
      summary: 'Bank transactions changed since a given time, and the ids of deleted ones.',
      audience: 'read',
      headers: changesHeaders,
      response: changesPageOf(bankTransactionSchema),
    },
    ({ access, headers }) =>
      changesPage({
        ...context,
        access,
        headers,
        list: 'changes of bankTransactions',
        table: bankTransactions,
        read: (ids) => bankTransactionsById(context, ids),
      }),
  ),
];
