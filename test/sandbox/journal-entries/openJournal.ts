import { attachments } from '../../../sandbox/service/attachments/tables.ts';
import { importBooks } from '../../../sandbox/service/seeding/importBooks.ts';
import { openTestService } from '../../support/sandbox/testService.ts';
import { tinyBooks } from '../../support/sandbox/tinyBooks.ts';

const path = '/v6/accounting/manualJournalEntries';

/** The time at which the tests save entries: still March 31 in New York, the company's time zone. */
export const moment = new Date('2026-04-01T02:30:00Z');

/**
 * A service with two companies, `co_tiny` and `co_tiny_b`, each with an owner. Their books are closed through 2025.
 */
export async function openJournal() {
  const service = await openTestService({ now: () => moment });
  for (const suffix of ['', '_b']) {
    await importBooks(service.database, tinyBooks(suffix));
    await service.addUser(`usr_owner${suffix}`, `co_tiny${suffix}`);
    await service.database.insert(attachments).values({
      id: `att_receipt${suffix}`,
      companyId: `co_tiny${suffix}`,
      url: 'https://files.example/receipt.pdf',
      fileName: 'receipt.pdf',
      byteCount: 84_000,
      createdAt: '2026-01-05T09:00:00Z',
    });
  }
  const owner = await service.signIn({ userId: 'usr_owner' });
  const save = (data: unknown, token = owner) => service.post(token, path, { data });
  /** Saves one item and returns its outcome. */
  const saveOne = async (item: unknown, token = owner) => (await save([item], token)).body.data[0];
  const read = (id: string, token = owner) => service.get(token, `${path}/${id}`);
  /** The lines of an entry in an account's ledger, as `date description debit credit`. */
  const posted = async (glAccountId: string, entryId: string, token = owner): Promise<string[]> => {
    const { body } = await service.ledger(token, glAccountId, { limit: 250 });
    return body.data
      .filter(({ entity }: { entity: { id: string } }) => entity.id === entryId)
      .map((line: Record<string, unknown>) => `${line.date} ${line.description} ${line.drAmount} ${line.crAmount}`);
  };
  return { ...service, owner, save, saveOne, read, posted };
}

/** A minimal valid item. */
export const item = (changes: object = {}, suffix = '') => ({
  description: 'Paper bought by the owner',
  children: [
    { glAccountId: `gla_6200${suffix}`, drAmount: 2500, crAmount: 0 },
    { glAccountId: `gla_3000${suffix}`, drAmount: 0, crAmount: 2500 },
  ],
  ...changes,
});
