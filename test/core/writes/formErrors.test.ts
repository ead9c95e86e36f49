import { describe, expect, test } from 'vitest';
import { ForbiddenError, NetworkError, RejectedError, type ServiceProblem } from '../../../src/core/errors.ts';
import { formErrorsOf, itemOf } from '../../../src/core/writes/formErrors.ts';

const fieldOf = { glAccountId: 'account', bankAccountId: 'account', date: 'date' } as const;
const sorted = (...problems: ServiceProblem[]) => formErrorsOf(new RejectedError('', { problems }), fieldOf);
const problem = (message: string, param?: string): ServiceProblem => ({ type: 'INVALID_VALUE', message, param });

test('all problems of a parameter appear at its field, in order', () => {
  expect(sorted(problem('a', 'glAccountId'), problem('b', 'date'), problem('c', 'bankAccountId'))).toEqual({
    byField: { account: ['a', 'c'], date: ['b'] },
    rest: [],
  });
});

test.each([undefined, 'memo', 'constructor', 'children[0].amount'])(
  'a problem of %s appears above the form',
  (param) => {
    expect(sorted(problem('a', param))).toEqual({ byField: {}, rest: ['a'] });
  },
);

test('the body’s data is not part of a parameter’s name', () => {
  expect(sorted(problem('a', 'data.date'))).toEqual({ byField: { date: ['a'] }, rest: [] });
});

describe('a problem of a nested parameter', () => {
  const nested = {
    amount: 'amount',
    tax: 'tax',
    children: 'lines',
    'children[]': 'lines[].amount',
    'children[].amount': 'lines[].amount',
    'children[].classSegmentIds': 'lines[].dimensions',
  } as const;
  const placeOf = (param: string) => {
    const { byField, rest } = formErrorsOf(new RejectedError('', { problems: [problem('a', param)] }), nested);
    return rest.length > 0 ? 'above the form' : Object.keys(byField).join();
  };

  test.each([
    ['amount', 'amount'],
    ['data.amount', 'amount'],
    ['data[1].amount', 'amount'],
    ['data.1.amount', 'amount'],
    ['children', 'lines'],
    ['children[0]', 'lines[0].amount'],
    ['children[0].amount', 'lines[0].amount'],
    ['children.0.amount', 'lines[0].amount'],
    ['children[12].amount', 'lines[12].amount'],
    ['data[0].children[1].classSegmentIds[0]', 'lines[1].dimensions'],
    ['data.0.children.1.classSegmentIds.0', 'lines[1].dimensions'],
    ['children[2].id', 'lines[2].amount'],
    ['tax.paymentInfo.year', 'tax'],
    ['data[3].tax.paymentInfo', 'tax'],
    ['data', 'above the form'],
    ['data[1]', 'above the form'],
    ['data[1].id', 'above the form'],
    ['database.amount', 'above the form'],
    ['amounts', 'above the form'],
    ['[0].amount', 'above the form'],
    ['children[].amount', 'above the form'],
    ['', 'above the form'],
    ['..', 'above the form'],
    ['data[0].constructor', 'above the form'],
  ])('%s is shown at %s', (param, place) => {
    expect(placeOf(param)).toBe(place);
  });

  test.each([
    ['data[1].amount', 1],
    ['data.12.children[3].amount', 12],
    ['data[7]', 7],
    ['data.amount', undefined],
    ['data', undefined],
    ['children[1].amount', undefined],
    ['database[1].amount', undefined],
    ['data[1', undefined],
    [undefined, undefined],
  ])('%s belongs to item %s of a batch', (param, place) => {
    expect(itemOf(param)).toBe(place);
  });
});

test('an error without problems shows its own message', () => {
  const none: ServiceProblem[] = [];
  for (const error of [new NetworkError('No response.'), new RejectedError('No response.', { problems: none })]) {
    expect(formErrorsOf(error, fieldOf)).toEqual({ byField: {}, rest: ['No response.'] });
  }
});

test('a missing permission appears above the form', () => {
  const error = new ForbiddenError('', { problems: [{ type: 'FORBIDDEN', message: 'You may only read.' }] });
  expect(formErrorsOf(error, fieldOf).rest).toEqual(['You may only read.']);
});

test('without an error there are no messages', () => {
  expect(formErrorsOf(null, fieldOf)).toEqual({ byField: {}, rest: [] });
});
