import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { RejectedError, ResponseShapeError } from '../../../src/core/errors.ts';
import { batchOf } from '../../../src/core/http/batch.ts';
import { readResponse } from '../../../src/core/http/envelope.ts';
import { catchDaybookError } from '../../support/http/catchDaybookError.ts';

const shape = batchOf(v.object({ id: v.string() }));
const read = (body: unknown, status = 200) => readResponse({ endpoint: 'POST /v6/x', status, body }, shape);

const required = { type: 'REQUIRED', message: 'An amount is needed.', param: 'amount' };
const closed = { type: 'NOT_MODIFIABLE', message: 'The period is closed.' };
const saved = { result: 'SUCCESS', statusCode: 200, data: { id: 'btxn_1' }, error: null };
const refused = { result: 'FAILURE', statusCode: 400, data: null, error: [required, closed] };

describe('a batch has a result for each item', () => {
  test.each([200, 207, 400])('whatever the status: %i', (status) => {
    for (const result of ['SUCCESS', 'FAILURE', undefined]) {
      expect(read({ result, data: [saved, refused], error: result === 'FAILURE' ? [required] : null }, status)).toEqual(
        [
          { isSaved: true, data: { id: 'btxn_1' } },
          { isSaved: false, statusCode: 400, problems: [required, closed] },
        ],
      );
    }
  });

  test('in the order sent, whether all are rejected or all saved', () => {
    expect(read({ result: 'SUCCESS', data: [refused, refused] }, 400).map(({ isSaved }) => isSaved)).toEqual([
      false,
      false,
    ]);
    expect(read({ result: 'FAILURE', data: [saved, saved] }, 400).map(({ isSaved }) => isSaved)).toEqual([true, true]);
  });

  test('an item without a result is saved if it has data, and rejected if it has errors', () => {
    expect(read({ data: [{ data: { id: 'a' } }, { data: null, error: [closed] }] })).toEqual([
      { isSaved: true, data: { id: 'a' } },
      { isSaved: false, statusCode: undefined, problems: [closed] },
    ]);
  });

  test('a rejected item may have no reason, and is not saved even with data', () => {
    const items = [{ result: 'FAILURE' }, { result: 'FAILURE', error: null, data: { id: 'a' } }];
    expect(read({ data: items }, 207)).toEqual([
      { isSaved: false, statusCode: undefined, problems: [] },
      { isSaved: false, statusCode: undefined, problems: [] },
    ]);
  });

  test('an empty batch has no results', () => {
    expect(read({ result: 'SUCCESS', data: [] })).toEqual([]);
  });
});

describe('not a batch', () => {
  test.each([
    ['without data', { result: 'FAILURE', error: [required] }],
    ['with null', { result: 'FAILURE', data: null, error: [required] }],
    ['with an empty list', { result: 'FAILURE', data: [], error: [required] }],
  ])('a 400 %s rejects the entire request', async (_how, body) => {
    const error = await catchDaybookError(() => read(body, 400));
    expect(error).toBeInstanceOf(RejectedError);
    expect(error).toMatchObject({ problems: [required] });
    expect(await catchDaybookError(() => read(body, 200))).toBeInstanceOf(RejectedError);
  });

  test('an unreadable item makes the response unreadable, and the error names it', async () => {
    const error = await catchDaybookError(() => read({ data: [saved, { result: 'SUCCESS', data: { id: 5 } }] }));
    expect(error).toBeInstanceOf(ResponseShapeError);
    expect(error).toMatchObject({ path: 'data.1.data.id' });
  });

  test('a 5xx is a service error, even with a batch in its body', async () => {
    expect(await catchDaybookError(() => read({ data: [saved] }, 500))).toMatchObject({ kind: 'service' });
  });
});
