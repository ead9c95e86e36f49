/**
 * Resolves in a later turn of the event loop. The embedded database responds within the current turn, so a long series of
 * statements would block all other requests.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    // Node runs this after pending I/O. In a page, a message avoids the 4 ms delay of nested timers.
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else sendMessage(resolve);
  });
}

function sendMessage(received: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    received();
  };
  port2.postMessage(null);
}
