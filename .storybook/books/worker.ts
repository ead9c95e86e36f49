import { isForBooks } from './addresses.ts';
import type { RequestMessage, ResponseMessage } from './messages.ts';
import { type Books, openBooks } from './openBooks.ts';

/** The service in a web worker, for a Storybook without a server. It handles the requests of `workerFetch`. */
const books: Promise<Books> = openBooks(reportError);

const network = globalThis.fetch;

// The token route calls the service over the network; here the service is in this worker.
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  return isForBooks(new URL(request.url).pathname) ? (await books)(request) : network(request);
};

globalThis.addEventListener('message', (event: MessageEvent<RequestMessage>) => {
  const [port] = event.ports;
  if (port) respond(event.data, port);
});

async function respond({ url, method, headers, body }: RequestMessage, port: MessagePort): Promise<void> {
  const aborted = new AbortController();
  port.onmessage = () => aborted.abort();
  const post = (message: ResponseMessage) => port.postMessage(message);
  try {
    const response = await (await books)(new Request(url, { method, headers, body, signal: aborted.signal }));
    post({
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      body: hasBody(response.status) ? await response.arrayBuffer() : null,
    });
  } catch (error) {
    post({ failure: error instanceof Error ? error.message : String(error) });
  } finally {
    port.close();
  }
}

function hasBody(status: number): boolean {
  return ![101, 204, 205, 304].includes(status);
}
