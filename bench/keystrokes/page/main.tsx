import { createRoot } from 'react-dom/client';
import { BankTransactionEditor, DaybookProvider, JournalEntryForm } from '../../../src/index.ts';
import '../../../src/styles.css';
import { responseTo } from './service.ts';

const times: number[] = [];

/**
 * Measures from a key press to the updated layout. Painting is excluded, as it depends on the machine: without a
 * graphics card, 150 plain fields take longer than a frame.
 */
window.addEventListener(
  'keydown',
  () => {
    const pressed = performance.now();
    const record = () =>
      queueMicrotask(() =>
        // After React's microtask.
        queueMicrotask(() => {
          document.body.getBoundingClientRect();
          times.push(performance.now() - pressed);
        }),
      );
    window.addEventListener('input', record, { once: true });
  },
  true,
);

window.fetch = async (input) => Response.json(responseTo(String(input)));

Object.assign(window, { keystrokes: { times } });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <DaybookProvider
      baseUrl="https://books.example"
      identity="bench"
      fetchToken={async () => ({ access_token: 'token', token_type: 'Bearer', expires_in: 3600 })}
      locale="en-US"
    >
      {new URLSearchParams(location.search).get('form') === 'journal entry' ? (
        <JournalEntryForm journalEntryId="jent_bench" />
      ) : (
        <BankTransactionEditor transactionId="btxn_bench" />
      )}
    </DaybookProvider>,
  );
}
