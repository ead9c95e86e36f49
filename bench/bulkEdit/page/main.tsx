import { createRoot } from 'react-dom/client';
import { BankTransactionList, DaybookProvider } from '../../../src/index.ts';
import '../../../src/styles.css';

const parameters = new URLSearchParams(location.search);
const access_token = parameters.get('token') ?? '';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <DaybookProvider
      baseUrl={parameters.get('service') ?? ''}
      identity="bench"
      fetchToken={async () => ({ access_token, token_type: 'Bearer', expires_in: 3600 })}
      locale="en-US"
    >
      <BankTransactionList selectable defaultFilters={{ search: 'Bulk bench' }} />
    </DaybookProvider>,
  );
}
