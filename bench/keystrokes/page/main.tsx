import { createRoot } from 'react-dom/client';
import { BankTransactionEditor, DaybookProvider } from '../../../src/index.ts';
import '../../../src/styles.css';
import { answerTo } from './service.ts';

const times: number[] = [];

/** From the moment of a key to the one after the frame that shows what came of it. */
window.addEventListener(
  'keydown',
  ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.push(performance.now() - timeStamp);
      port2.postMessage(undefined); // the next task, after the paint
    });
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
