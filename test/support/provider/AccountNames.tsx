import { useGlAccount } from '../../../src/index.ts';
import type { Company } from '../sandbox/company.ts';

interface AccountNameProps {
  glAccountId: string;
  onRender?: () => void;
}

/** An account's name, as a host draws it from the hook: the least that makes a request, which is one. */
function AccountName({ glAccountId, onRender }: AccountNameProps) {
  const { data, error } = useGlAccount(glAccountId);
  onRender?.();
  return <li>{data ? `Account ${data.accountNo}` : (error?.message ?? 'Loading')}</li>;
}

/** So many of a company's accounts, number and id. */
export function accountsOf({ glAccountIds }: Company, count: number): [no: string, id: string][] {
  const numbered = Object.entries(glAccountIds).filter(([no]) => /^\d{4}$/.test(no));
  if (numbered.length < count) throw new Error(`The company has ${numbered.length} accounts, not ${count}.`);
  return numbered.slice(0, count);
}

/** The names of so many accounts. */
export function AccountNames({ company, count, onRender }: { company: Company; count: number; onRender?: () => void }) {
  return (
    <ul>
      {accountsOf(company, count).map(([no, id]) => (
        <AccountName key={no} glAccountId={id} onRender={onRender} /> // they stay when the company changes
      ))}
    </ul>
  );
}

/** How many names are on the page. */
export function countNames(): number {
  return [...document.querySelectorAll('li')].filter(({ textContent }) => /^Account \d{4}$/.test(textContent)).length;
}
