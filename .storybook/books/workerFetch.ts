import { isForBooks } from './addresses.ts';
import type { AnswerMessage, RequestMessage } from './messages.ts';

/**
 * Sends the page's requests for the service and the token route to a worker, so that a static file server is enough.
 * All other requests go to the network.
 */
export function answerFromWorker(): void {
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
  /** Rejects if the worker cannot be loaded; never resolves. */
  broken: Promise<never>;
}

function startWorker(): BooksWorker {
  const port = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'books' });
  const broken = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', ({ message }) => reject(new TypeError(`The books failed to start: ${message}`)));
  });
  broken.catch(() => {}); // each pending request handles it
  return { port, broken };
}

/** @throws like `fetch`: the signal's reason, or a `TypeError` if there is no response. */
async function ask({ port, broken }: BooksWorker, request: Request): Promise<Response> {
  const { signal } = request;
  signal.throwIfAborted();
  const body = request.body && (await request.arrayBuffer());
  const { port1: ours, port2: theirs } = new MessageChannel();
  const answered = new Promise<Response>((resolve, reject) => {
    ours.onmessage = ({ data }: MessageEvent<AnswerMessage>) => {
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
    return await Promise.race([answered, broken]);
  } finally {
    ours.close();
  }
}
