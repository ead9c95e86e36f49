import { createRoot } from 'react-dom/client';
import { BankTransactionEditor, DaybookProvider } from '../../../src/index.ts';
import '../../../src/styles.css';
import { answerTo } from './service.ts';

const times: number[] = [];

/**
 * What a key costs until the page is laid out with what came of it. What the browser needs to paint that depends on the
 * machine alone: without a graphics card, 150 plain fields take it longer than a frame.
 */
window.addEventListener(
  'keydown',
  () => {
    const pressed = performance.now();
    const note = () =>
      queueMicrotask(() =>
        // After React's own.
        queueMicrotask(() => {
          document.body.getBoundingClientRect();
          times.push(performance.now() - pressed);
        }),
      );
    window.addEventListener('input', note, { once: true });
  },
  true,
);

window.fetch = async (input) => Response.json(answerTo(String(input)));

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
      <BankTransactionEditor transactionId="btxn_bench" />
    </DaybookProvider>,
  );
}
