import { isForBooks } from './addresses.ts';
import type { RequestMessage, ResponseMessage } from './messages.ts';

/**
 * Handles the page's requests to the service and the token route in a worker, so that any file server can host Storybook.
 * Other requests go to the network.
 */
export function fetchFromWorker(): void {
  const network = globalThis.fetch;
  let worker: BooksWorker | undefined;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
    if (url.origin !== location.origin || !isForBooks(url.pathname)) return network(input, init);
    worker ??= startWorker();
    return ask(worker, new Request(input, init));
  };
}

interface BooksWorker {
  port: Worker;
  /** Rejects if the worker can't be loaded; never resolves. */
  broken: Promise<never>;
}

function startWorker(): BooksWorker {
  const port = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'books' });
  const broken = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', ({ message }) => reject(new TypeError(`The books did not start: ${message}`)));
  });
  broken.catch(() => {}); // every waiting request reports it
  return { port, broken };
}

/** @throws what `fetch` throws: the signal's reason, or a `TypeError` without a response. */
async function ask({ port, broken }: BooksWorker, request: Request): Promise<Response> {
  const { signal } = request;
  signal.throwIfAborted();
  const body = request.body && (await request.arrayBuffer());
  const { port1: ours, port2: theirs } = new MessageChannel();
  const response = new Promise<Response>((resolve, reject) => {
    ours.onmessage = ({ data }: MessageEvent<ResponseMessage>) => {
      if ('failure' in data) reject(new TypeError(data.failure));
      else resolve(new Response(data.body, data));
    };
    signal.addEventListener('abort', () => {
      ours.postMessage('abort');
      reject(signal.reason);
    });
  });
  const message: RequestMessage = { url: request.url, method: request.method, headers: [...request.headers], body };
  port.postMessage(message, [theirs]);
  try {
    return await Promise.race([response, broken]);
  } finally {
    ours.close();
  }
}
