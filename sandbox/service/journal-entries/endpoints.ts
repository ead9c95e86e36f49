import { batchBody, saveEach } from '../http/batch.ts';
import type { ServiceContext } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { success } from '../http/envelope.ts';
import { batchOf, responseOf } from '../http/responses.ts';
import { journalEntryItem } from './item.ts';
import { journalEntryJson } from './readEntries.ts';
import { saveJournalEntry } from './saveEntry.ts';
import { journalEntrySchema } from './schema.ts';

/** Manual journal entries. */
export const journalEntryEndpoints = (context: ServiceContext) => [
  endpoint(
    {
      method: 'POST',
      path: '/v6/accounting/manualJournalEntries',
      operation: 'saveManualJournalEntries',
      summary: 'Creates journal entries, or updates those with an id.',
      audience: 'write',
      body: batchBody(journalEntryItem),
      response: batchOf(journalEntrySchema),
      statuses: [200, 207, 400, 503],
    },
    ({ access, body: { data } }) => saveEach(data, (item) => saveJournalEntry(context, access, item), context.onError),
  ),
  endpoint(
    {
      method: 'GET',
      path: '/v6/accounting/manualJournalEntries/{id}',
      operation: 'getManualJournalEntry',
      summary: 'One journal entry.',
      audience: 'read',
      response: responseOf(journalEntrySchema),
    },
    async ({ access, id }) => success(await journalEntryJson(context.database, access, id)),
  ),
];
