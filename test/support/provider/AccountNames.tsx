import { useGlAccount } from '../../../src/index.ts';
import type { Company } from '../sandbox/company.ts';

interface AccountNameProps {
  glAccountId: string;
  onRender?: () => void;
}

/** An account's name from the hook: a minimal component with one request. */
function AccountName({ glAccountId, onRender }: AccountNameProps) {
  const { data, error } = useGlAccount(glAccountId);
  onRender?.();
  return <li>{data ? `Account ${data.accountNo}` : (error?.message ?? 'Loading')}</li>;
}

/** A company's first accounts, as number and id. */
export function accountsOf({ glAccountIds }: Company, count: number): [no: string, id: string][] {
  const numbered = Object.entries(glAccountIds).filter(([no]) => /^\d{4}$/.test(no));
  if (numbered.length < count) throw new Error(`The company has ${numbered.length} accounts, not ${count}.`);
  return numbered.slice(0, count);
}

/** The names of a company's first accounts. */
export function AccountNames({ company, count, onRender }: { company: Company; count: number; onRender?: () => void }) {
  return (
    <ul>
      {accountsOf(company, count).map(([no, id]) => (
        <AccountName key={no} glAccountId={id} onRender={onRender} /> // stays mounted when the company changes
      ))}
    </ul>
  );
}

/** The number of displayed names. */
export function countNames(): number {
  return [...document.querySelectorAll('li')].filter(({ textContent }) => /^Account \d{4}$/.test(textContent)).length;
}
