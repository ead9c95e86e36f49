import { expect, test } from 'vitest';
import { ForbiddenError, NetworkError, type Problem, RejectedError } from '../../../src/core/http/errors.ts';
import { formErrorsOf } from '../../../src/core/query/formErrors.ts';

const fieldOf = { glAccountId: 'account', bankAccountId: 'account', date: 'date' } as const;
const sorted = (...problems: Problem[]) => formErrorsOf(new RejectedError('', { problems }), fieldOf);
const problem = (message: string, param?: string): Problem => ({ type: 'INVALID_VALUE', message, param });

test('what is said of a parameter lands on the field that holds it, all of it and in order', () => {
  expect(sorted(problem('a', 'glAccountId'), problem('b', 'date'), problem('c', 'bankAccountId'))).toEqual({
    byField: { account: ['a', 'c'], date: ['b'] },
    rest: [],
  });
});

test.each([undefined, 'memo', 'constructor', 'children[0].amount'])('what is said of %s is not lost', (param) => {
  expect(sorted(problem('a', param))).toEqual({ byField: {}, rest: ['a'] });
});

test('the data that wraps a body is not part of a parameter’s name', () => {
  expect(sorted(problem('a', 'data.date'))).toEqual({ byField: { date: ['a'] }, rest: [] });
});

test('a failure without a word of the service is told in its own', () => {
  const none: Problem[] = [];
  for (const error of [new NetworkError('No answer.'), new RejectedError('No answer.', { problems: none })]) {
    expect(formErrorsOf(error, fieldOf)).toEqual({ byField: {}, rest: ['No answer.'] });
  }
});

test('a refusal of the person is told as well', () => {
  const error = new ForbiddenError('', { problems: [{ type: 'FORBIDDEN', message: 'You may only read.' }] });
  expect(formErrorsOf(error, fieldOf).rest).toEqual(['You may only read.']);
});

test('without a failure there is nothing to say', () => {
  expect(formErrorsOf(null, fieldOf)).toEqual({ byField: {}, rest: [] });
});
