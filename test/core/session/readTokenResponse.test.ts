import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTokenResponse } from '../../../src/core/session/readTokenResponse.ts';

describe('readTokenResponse', () => {
  test('keeps any token of the bearer alphabet unchanged', () => {
    const alphabet = 'ABCXYZabcxyz0189-._~+/='.split('');
    const tokens = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(tokens, fc.constantFrom('', ' ', '\n'), (text, around) => {
        expect(readTokenResponse(`${around}${text}${around}`).text).toBe(text);
        expect(readTokenResponse({ access_token: text, expires_in: 60 })).toEqual({ text, expiresIn: 60 });
      }),
    );
  });

  test.each([
    [3600, 3600],
    ['3600', 3600],
    [0.5, 0.5],
    [0, undefined],
    [-5, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
    [new Date(0), undefined],
  ])('reads expires_in %s as %s seconds', (expires_in, expected) => {
    expect(readTokenResponse({ access_token: 't', expires_in }).expiresIn).toBe(expected);
  });
});
