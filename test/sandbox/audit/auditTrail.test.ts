import { desc, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { auditTrail } from '../../../sandbox/service/audit/tables.ts';
import { mergeBodies } from '../../support/contract/schemas.ts';
import {
  type Bearer,
  bearers,
  isWrite,
  openTwoPartners,
  requestTo,
  validBody,
} from '../../support/sandbox/twoPartners.ts';

const service = await openTwoPartners();
afterAll(() => service.close());

interface ExpectedChange {
  operationId: string;
  action: 'CREATE' | 'UPDATE' | 'DELETE';
  resource: (typeof auditTrail.$inferSelect)['resource'];
  /** The changed records if they already exist; for a deletion, one per bearer. */
  ids?: readonly string[];
  /** The changed record belongs to a user instead of a company. */
  isOfUser?: boolean;
}

/** Every kind of change with its expected audit entry. */
const changes: readonly ExpectedChange[] = [
  { operationId: 'saveClosing', action: 'UPDATE', resource: 'CLOSING', ids: ['co_tiny_alpha'] },
  { operationId: 'saveNotificationSettings', action: 'UPDATE', resource: 'NOTIFICATION_SETTINGS', isOfUser: true },
  { operationId: 'saveManualJournalEntries', action: 'CREATE', resource: 'JOURNAL_ENTRY' },
  { operationId: 'saveManualJournalEntries', action: 'UPDATE', resource: 'JOURNAL_ENTRY', ids: ['mje_1_alpha'] },
  { operationId: 'saveBankTransactions', action: 'CREATE', resource: 'BANK_TRANSACTION' },
  {
    operationId: 'saveBankTransactions',
    action: 'UPDATE',
    resource: 'BANK_TRANSACTION',
    ids: ['btxn_unknown_in_alpha'],
  },
  {
    operationId: 'deleteBankTransaction',
    action: 'DELETE',
    resource: 'BANK_TRANSACTION',
    ids: ['btxn_software_alpha', 'btxn_split_alpha', 'btxn_unknown_out_alpha'],
  },
];
const exists = ({ operationId }: ExpectedChange) =>
  service.operations.some((operation) => operation.operationId === operationId);

test('every endpoint that changes something is tested below', () => {
  const available = service.operations.filter(isWrite).map(({ operationId }) => operationId);
  expect(changes.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(available));
});

const writers = [
  'the owner of alpha',
  'the bookkeeper of alpha and beta',
  'the partner of alpha and beta',
] as const satisfies Bearer[];

describe.each(changes.filter(exists).map((change) => [`${change.operationId}: ${change.action}`, change] as const))(
  '%s',
  (_name, { operationId, action, resource, ids = [], isOfUser = false }) => {
    const operation = service.operations.find((each) => each.operationId === operationId) ?? expect.unreachable();
    const isInPath = operation.path.includes('{id}');

    /** Sends the change and returns the audit rows it added. */
    const change = async (token: string, id: string | undefined) => {
      const newest = await service.database.select().from(auditTrail).orderBy(desc(auditTrail.id)).limit(1);
      const named = id === undefined || isInPath || operationId === 'saveClosing' ? {} : { data: [{ id }] };
      const isClosing = operation.parameters.some(({ name }) => name === 'companyId');
      const request = requestTo(operation, {
        token,
        id: isInPath ? id : undefined,
        body: operation.requestBody && mergeBodies(validBody(operation, 'alpha'), named),
        query: isClosing ? { companyId: 'co_tiny_alpha' } : undefined,
      });
      const response = await service.service.fetch(request);
      const rows = await service.database.select().from(auditTrail).orderBy(auditTrail.id);
      const added = rows.filter((row) => row.id > (newest[0]?.id ?? 0));
      return { status: response.status, body: await response.json(), added };
    };

    test.each(writers)('by %s is attributed by the kind of token', async (bearer) => {
      const { role, userId, partner } = bearers[bearer];
      const id = ids[writers.indexOf(bearer)] ?? ids[0];
      const { status, body, added } = await change(await service.signIn(bearer), id);
      if (isOfUser && userId === null) {
        expect([status, added]).toEqual([400, []]);
        return;
      }
      const createdId = action === 'CREATE' ? body.data[0].data.id : id;
      const companyId = isOfUser ? null : 'co_tiny_alpha';
      const owner = { actor: role, userId, partnerId: `prt_${partner}`, companyId };
      expect([status, body.error]).toEqual([200, undefined]);
      expect(added).toMatchObject([
        { ...owner, action, resource, resourceId: isOfUser ? userId : createdId, at: service.clock.now },
      ]);
    });

    test('is not recorded when it is rejected', async () => {
      const reader = await service.signIn('the owner of alpha', { scope: 'read' });
      const rejected = await change(reader, ids[0]);
      expect([rejected.status, rejected.added]).toEqual([403, []]);
      if (isOfUser) return;
      const stranger = await change(await service.signIn('the owner of gamma'), ids[0]);
      expect([stranger.status >= 400, stranger.added]).toEqual([true, []]);
    });
  },
);

test('a request that changes nothing is not recorded', async () => {
  const token = await service.signIn('the owner of beta');
  await service.post(token, '/v6/closing', {});
  await service.post(token, '/v6/notifications/settings', { unknown: 1 });
  const rows = await service.database.select().from(auditTrail).where(eq(auditTrail.userId, 'usr_beta'));
  expect(rows).toEqual([]);
});
