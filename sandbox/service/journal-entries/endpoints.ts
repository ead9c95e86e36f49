import { answerOf, batchOf } from '../http/answers.ts';
import { batchBody, saveEach } from '../http/batch.ts';
import type { ServiceContext } from '../http/context.ts';
import { endpoint } from '../http/endpoint.ts';
import { success } from '../http/envelope.ts';
import { journalEntryAnswer } from './answers.ts';
import { journalEntryItem } from './item.ts';
import { journalEntryJson } from './readEntries.ts';
import { saveJournalEntry } from './saveEntry.ts';

/** Entries that a person makes in the journal, where no other document posts. */
export const journalEntryEndpoints = (context: ServiceContext) => [
  endpoint(
    {
      method: 'POST',
      path: '/v6/accounting/manualJournalEntries',
      operation: 'saveManualJournalEntries',
      summary: 'Saves new journal entries, and changes those whose id is named.',
      audience: 'write',
      body: batchBody(journalEntryItem),
      answer: batchOf(journalEntryAnswer),
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
      answer: answerOf(journalEntryAnswer),
    },
    async ({ access, id }) => success(await journalEntryJson(context.database, access, id)),
  ),
];
