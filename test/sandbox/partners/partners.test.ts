import { afterAll, describe, expect, test } from 'vitest';
import type { Operation } from '../../support/contract/document.ts';
import { bodyWith, type Field, fieldsOf, mergeBodies, typesOf } from '../../support/contract/schemas.ts';
import { tokenRequest } from '../../support/sandbox/testService.ts';
import { tinyBooks } from '../../support/sandbox/tinyBooks.ts';
import {
  type Bearer,
  bearers,
  idFor,
  isWrite,
  openTwoPartners,
  requestTo,
  validBody,
} from '../../support/sandbox/twoPartners.ts';

const service = await openTwoPartners();
const { document, operations } = service;
const reads = operations.filter((operation) => !isWrite(operation));
afterAll(() => service.close());

const outsiders = [
  ['the owner of beta', 'beta'],
  ['the owner of gamma', 'gamma'],
  ['the bookkeeper of gamma and delta', 'gamma'],
  ['the partner of gamma and delta', 'gamma'],
] as const satisfies (readonly [Bearer, string])[];
const tokens = new Map<Bearer, string>();
for (const bearer of Object.keys(bearers) as Bearer[]) tokens.set(bearer, await service.signIn(bearer));

async function ask(operation: Operation, request: Parameters<typeof requestTo>[1]) {
  const response = await service.service.fetch(requestTo(operation, request));
  return { status: response.status, text: await response.text() };
}
/** The responses to all requests that don't need an id. */
async function everything(bearer: Bearer) {
  const lists = reads.filter(({ path }) => !path.includes('{'));
  return Promise.all(lists.map((operation) => ask(operation, { token: tokens.get(bearer) })));
}

/** Alpha's ids, from its books and its responses. */
const books = tinyBooks('_alpha');
const ids = new Set([...idsIn(books), bearers['the owner of alpha'].userId, 'prt_one']);
for (const { text } of await everything('the owner of alpha')) for (const id of idsIn(JSON.parse(text))) ids.add(id);
for (const operation of reads.filter(({ path }) => path.includes('{id}'))) {
  for (const id of [...ids]) {
    const { status, text } = await ask(operation, { token: tokens.get('the owner of alpha'), id });
    if (status === 200) for (const found of idsIn(JSON.parse(text))) ids.add(found);
  }
}
/** Without `lastUpdatedDate`, which is the same for everyone. */
const everythingOfAlpha = async () =>
  (await everything('the owner of alpha')).map(({ text }) => ({ ...JSON.parse(text), lastUpdatedDate: undefined }));
const before = await everythingOfAlpha();
/** One id of each kind. */
const kinds = [...new Map([...ids].map((id) => [id.split('_')[0], id])).values()];

/** All ids in a JSON value, recognized by the member name. */
function idsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return /(^id|Id|Ids)$/.test(name) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => idsIn(each, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([member, each]) => idsIn(each, member));
}

/** A response without the requested id, so that responses for different missing ids are equal. */
const anonymous = ({ status, text }: { status: number; text: string }, id: string) => ({
  status,
  text: text.replaceAll(id, '(id)'),
});
const ofAlpha = /_alpha\b|_one\b/;

test('there are ids of every kind', () => {
  const prefixes = kinds.map((id) => id.split('_')[0]);
  expect(prefixes).toEqual(
    expect.arrayContaining(['btxn', 'bka', 'gla', 'mje', 'inv', 'cus', 'vnd', 'ctg', 'dv', 'dim']),
  );
  expect(prefixes).toEqual(expect.arrayContaining(['ili', 'ptxn', 'glt', 'co', 'usr']));
});

describe.each(outsiders)('%s', (bearer, own) => {
  const token = tokens.get(bearer);

  test('finds nothing of alpha in any list', async () => {
    for (const { status, text } of await everything(bearer)) {
      expect(ofAlpha.exec(text)).toBeNull();
      expect([200, 400]).toContain(status); // 400 if the request must specify a company or needs a user
    }
  });

  test.each(
    operations
      .filter(({ path }) => path.includes('{id}'))
      .map((each) => [`${each.method} ${each.path}`, each] as const),
  )('gets the same response from %s for an id of alpha as for a missing one', async (_name, operation) => {
    const body = isWrite(operation) ? validBody(operation, own) : undefined;
    const missing = anonymous(await ask(operation, { token, id: 'nothing', body }), 'nothing');
    expect(missing.status).toBe(404);
    for (const id of ids) {
      expect([id, anonymous(await ask(operation, { token, id, body }), id)]).toEqual([id, missing]);
    }
  });

  test.each(
    reads.filter(({ requestBody }) => requestBody).map((each) => [`${each.method} ${each.path}`, each] as const),
  )('gets the same response from %s for a body with an id of alpha as for a missing one', async (_name, operation) => {
    for (const field of textsIn(operation)) {
      const responseTo = async (id: string) => {
        const schema = operation.requestBody?.content['application/json']?.schema ?? {};
        const body = bodyWith(document, schema, field.path, id);
        return anonymous(await ask(operation, { token, id: ownId(operation, own), body }), id);
      };
      const missing = await responseTo('nothing_there');
      for (const id of idsToTry(field))
        expect([field.path, id, await responseTo(id)]).toEqual([field.path, id, missing]);
    }
  });

  test('can’t reference alpha in a parameter', async () => {
    for (const operation of operations) {
      for (const { in: place, name } of operation.parameters.filter((parameter) => parameter.in !== 'path')) {
        const responseTo = async (id: string) => {
          const named = place === 'query' ? { query: { [name]: id } } : { headers: { [name]: id } };
          const body = isWrite(operation) ? validBody(operation, own) : undefined;
          return anonymous(await ask(operation, { token, id: ownId(operation, own), body, ...named }), id);
        };
        const missing = await responseTo('nothing_there');
        expect([name, missing.status]).toEqual([name, expect.toSatisfy((status) => status >= 400)]);
        for (const id of kinds) expect([name, id, await responseTo(id)]).toEqual([name, id, missing]);
      }
    }
  });

  test('can’t continue a list with a cursor of alpha', async () => {
    let tried = 0;
    for (const reader of ['the owner of alpha', 'the partner of alpha and beta'] as const) {
      for (const operation of reads) {
        const isOfHeaders = operation.parameters.some(({ name }) => name === 'cursor');
        const page = (paging: Record<string, unknown>, company: 'alpha' | typeof own, as: Bearer) => {
          const id = ownId(operation, company);
          const headers = Object.fromEntries(Object.entries(paging).map(([name, value]) => [name, String(value)]));
          return ask(operation, { token: tokens.get(as), id, ...(isOfHeaders ? { headers } : { body: paging }) });
        };
        if (!isOfHeaders && !textsIn(operation).some(({ path }) => path.join() === 'cursor')) continue;
        const { cursor } = JSON.parse((await page({ limit: 1 }, 'alpha', reader)).text);
        const after: unknown = typeof cursor === 'object' ? cursor.after : cursor;
        if (after === undefined) continue; // only one page
        tried += 1;
        const { status, text } = await page({ limit: 1, cursor: after }, own, bearer);
        expect([operation.path, status]).toEqual([operation.path, 400]);
        expect(JSON.parse(text).error).toMatchObject([{ param: 'cursor' }]);
      }
    }
    expect(tried).toBeGreaterThan(8);
  });
});

describe.each(outsiders)('%s, writing,', (bearer, own) => {
  const token = tokens.get(bearer);

  test.each(
    operations
      .filter((operation) => isWrite(operation) && operation.requestBody)
      .map((each) => [`${each.method} ${each.path}`, each] as const),
  )('is rejected by %s for an id of alpha as for a missing one', async (_name, operation) => {
    for (const field of textsIn(operation)) {
      const responseTo = async (id: string) => {
        const schema = operation.requestBody?.content['application/json']?.schema ?? {};
        const body = mergeBodies(validBody(operation, own), bodyWith(document, schema, field.path, id));
        const query = operation.parameters.some(({ name }) => name === 'companyId')
          ? { companyId: `co_tiny_${own}` }
          : undefined;
        const response = await ask(operation, { token, id: ownId(operation, own), body, query });
        const { status, text } = anonymous(response, id);
        expect(ofAlpha.exec(text)).toBeNull();
        // Text that isn't a reference is saved, each time as a new document.
        return status < 400 ? { status } : { status, text };
      };
      const missing = await responseTo('nothing_there');
      for (const id of idsToTry(field))
        expect([field.path, id, await responseTo(id)]).toEqual([field.path, id, missing]);
    }
  });
});

test('another partner’s user gets the same error from the token endpoint as an unknown user', async () => {
  const responseTo = async (userId: string) => {
    const { status, body } = await service.send('/v6/auth/token', tokenRequest({ userId }, 'client_two:secret_two'));
    return anonymous({ status, text: JSON.stringify(body) }, userId);
  };
  const missing = await responseTo('usr_nobody');
  expect(missing.status).toBe(400);
  for (const userId of ['usr_alpha', 'usr_beta', 'usr_one']) expect(await responseTo(userId)).toEqual(missing);
});

test('alpha’s data is unchanged after all these requests', async () => {
  expect(await everythingOfAlpha()).toEqual(before);
});

/** The kind of id that a member may contain, by its path. */
const subjects: readonly (readonly [RegExp, string])[] = [
  [/vendor/i, 'vnd'],
  [/customer/i, 'cus'],
  [/category/i, 'ctg'],
  [/glAccount/, 'gla'],
  [/bankAccount/, 'bka'],
  [/invoice/i, 'inv'],
  [/matchingBankTransaction/, 'btxn'],
];

/** Alpha's ids that could be valid in a member; at least one. */
function idsToTry({ path }: Field): string[] {
  const place = path.join('.');
  const [, prefix] = subjects.find(([pattern]) => pattern.test(place)) ?? [];
  if (prefix !== undefined) return kinds.filter((id) => id.startsWith(`${prefix}_`));
  return /(\bid|\bin|Ids?)(\.0)?$/.test(place) ? kinds : kinds.slice(0, 1);
}

/** The members of a body that accept any text, including ids. */
function textsIn(operation: Operation) {
  const schema = operation.requestBody?.content['application/json']?.schema;
  return (schema ? fieldsOf(document, schema) : []).filter(({ schema: { enum: words, format, ...field } }) => {
    return !words && !format && typesOf(document, field).has('string') && typesOf(document, field).size < 6;
  });
}

function ownId(operation: Operation, own: 'alpha' | (typeof outsiders)[number][1]): string | undefined {
  return operation.path.includes('{id}') ? idFor(operation, own) : undefined;
}
