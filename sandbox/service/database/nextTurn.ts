/**
 * Resolves in a later turn of the event loop. The embedded database answers without ever leaving the current turn, so that a long
 * series of statements keeps every other request waiting unless it pauses like this.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    // In Node, once all that arrived has been handled. A page has messages: its timers in a row wait 4 ms each.
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
