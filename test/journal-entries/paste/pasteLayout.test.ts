import { describe, expect, test } from 'vitest';
import { withRole } from '../../../src/journal-entries/paste/pasteLayout.ts';
import { suggestAccount } from '../../../src/journal-entries/paste/suggestAccount.ts';
import { paste } from '../../support/journal-entries/paste.ts';

describe('the layout of pasted rows', () => {
  test.each([
    ['text after the amounts is a memo', 'Rent\t5\t\tJune\nChecking\t\t5\t', 'account debit credit memo'],
    ['a running balance is ignored', '6100\t100\t\t100\n1010\t\t100\t0', 'account debit credit ignore'],
    ['a column of dates is ignored', 'Account\tDebit\tDate\nRent\t5\t6/30/2026', 'account debit ignore'],
    ['a heading names each column', 'Memo\tAccount\tAmount\nJune\tRent\t5', 'memo account amount'],
  ])('%s', (_what, text, roles) => {
    expect(paste(text)?.layout.roles.join(' ')).toBe(roles);
  });

  test('each memo stays with its row', () => {
    expect(paste('Rent\t5\t\tJune\t\nChecking\t\t5\t\nRent\t1\t\tJuly\tlate')?.memos).toEqual([
      'June',
      '',
      'July late',
    ]);
  });

  test('text beside the number of an account is a memo of its row', () => {
    expect(paste('6100\tOffice in June\t100\t\n1010\tTransfer\t\t100')?.memos).toEqual(['Office in June', 'Transfer']);
  });

  test('a date beside an account is no memo', () => {
    const pasted = paste('1/31/2026\tRent\t100.00\t\n1/31/2026\tChecking\t\t100.00');
    expect(pasted).toMatchObject({ memos: ['', ''], unknown: [] });
    expect(pasted?.lines.map(({ glAccountId }) => glAccountId)).toEqual(['gla_rent', 'gla_bank']);
  });

  test('has one column for each side, and either sides or one signed amount', () => {
    const layout = { hasHeader: false, roles: ['account', 'debit', 'credit', 'memo'] as const };
    expect(withRole(layout, 3, 'debit').roles).toEqual(['account', 'ignore', 'credit', 'debit']);
    expect(withRole(layout, 3, 'amount').roles).toEqual(['account', 'ignore', 'ignore', 'amount']);
    expect(withRole(withRole(layout, 3, 'amount'), 1, 'credit').roles).toEqual([
      'account',
      'credit',
      'ignore',
      'ignore',
    ]);
    expect(withRole(layout, 3, 'account').roles).toEqual(['account', 'debit', 'credit', 'account']);
  });
});

describe('the suggested account', () => {
  const chart = [
    { id: 'software', accountNo: '6210', name: 'Software Subscriptions' },
    { id: 'health', accountNo: '6040', name: 'Health Insurance' },
    { id: 'business', accountNo: '6150', name: 'Business Insurance' },
    { id: 'payroll', accountNo: '2210', name: 'Accrued Payroll' },
    { id: 'cafe', accountNo: '6500', name: 'Café and Meals' },
  ];
  test.each([
    ['Software', 'software'],
    ['Health ins.', 'health'],
    ['604', 'health'],
    ['cafe meals', 'cafe'],
    ['Acrued Payroll', 'payroll'],
    ['Acrcued Payroll', 'payroll'],
    ['Accured Payroll', 'payroll'],
    ['Ins', undefined],
    ['6', undefined],
    ['Misc clearing', undefined],
    ['–', undefined],
  ])('of “%s” is %s', (text, id) => {
    expect(suggestAccount(text, chart)?.id).toBe(id);
  });
});
