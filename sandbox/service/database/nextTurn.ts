/**
 * Resolves in a later turn of the event loop. The embedded database answers without ever leaving the current turn, so that a long
 * series of statements keeps every other request waiting unless it pauses like this.
 */
export function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel(); // in Node and in pages, where timers in a row wait 4 ms each
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
