import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { dataOf, readResponse } from '../../../src/core/http/envelope.ts';
import {
  datetimeSchema,
  minorSchema,
  type OpenEnum,
  openEnum,
  plainDateSchema,
} from '../../../src/core/http/fields.ts';
import { catchDaybookError } from '../../support/http/catchDaybookError.ts';

describe('amounts', () => {
  test('accept every exact integer unchanged', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (amount) => v.parse(minorSchema, amount) === amount));
  });

  test.each([12.5, 2 ** 53, -(2 ** 53), Number.NaN, Number.POSITIVE_INFINITY, '1250', null, undefined, true, [1], 10n])(
    '%s is none',
    (value) => {
      expect(v.is(minorSchema, value)).toBe(false);
    },
  );

  test('have only one zero', () => {
    expect(Object.is(v.parse(minorSchema, JSON.parse('-0')), 0)).toBe(true);
  });
});

describe('days', () => {
  test.each(['2026-03-01', '2024-02-29', '0001-01-01', '9999-12-31', '2000-02-29'])('accept %s', (day) => {
    expect(v.parse(plainDateSchema, day)).toBe(day);
  });

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-04-31',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-3-1',
    '26-03-01',
    '03/01/2026',
    '2026-03-01T00:00:00Z',
    ' 2026-03-01',
    '2026-03-01\n',
    '',
    20260301,
    null,
  ])('reject %j', (value) => {
    expect(v.is(plainDateSchema, value)).toBe(false);
  });

  test('an error names the path and what was expected', async () => {
    const body = { data: { date: '2026-02-30' } };
    const shape = dataOf(v.object({ date: plainDateSchema }));
    const error = await catchDaybookError(() =>
      readResponse({ endpoint: 'GET /v6/closing', status: 200, body }, shape),
    );
    expect(error.message).toContain('data.date: expected date as YYYY-MM-DD, found string.');
    expect(error.message).not.toContain('2026-02-30');
  });
});

describe('datetimes', () => {
  test.each([
    ['2026-03-01T09:30:00Z', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01T23:30:00.123456', '2026-03-01T23:30:00.123Z'],
  ])('%s is %s in every time zone', (text, moment) => {
    expect(v.parse(datetimeSchema, text).toISOString()).toBe(moment);
  });

  test.each(['2026-02-30T00:00:00Z', '2026-03-01', '2026-03-01T25:00:00Z', 'yesterday', 1772357400000, null])(
    'reject %j',
    (value) => {
      expect(v.is(datetimeSchema, value)).toBe(false);
    },
  );
});

describe('open enums', () => {
  const status = openEnum(['OPEN', 'CLOSED']);

  test('keep unknown values unchanged', () => {
    expect(['OPEN', 'PARTNER_REVIEW_REQUIRED', ''].map((value) => v.parse(status, value))).toEqual([
      'OPEN',
      'PARTNER_REVIEW_REQUIRED',
      '',
    ]);
    expect([null, 3, undefined, ['OPEN']].map((value) => v.is(status, value))).toEqual([false, false, false, false]);
  });

  test('have the known values in their type, which accepts any other string', () => {
    expectTypeOf<v.InferOutput<typeof status>>().toEqualTypeOf<OpenEnum<'OPEN' | 'CLOSED'>>();
    expectTypeOf<string>().toExtend<OpenEnum<'OPEN'>>();
  });
});
