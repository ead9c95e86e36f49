/** How long a write is held back, in ms. */
export const holdTime = 10_000;

/**
 * Sends a held write.
 * @param leaving aborts when the page is left or the session ends, perhaps before the call: what is not sent by then must be sent
 *   before the event returns, as the last chance.
 */
export type SendHeld = (leaving: AbortSignal) => Promise<void>;

/** Writes that are held back for a while, so that the user can undo them without a request. */
export interface HeldWrites {
  /** @returns a function that takes it back; false if it is sent already. */
  hold(send: SendHeld): () => boolean;
  /** Holds all of them until they are no longer paused, and then for the whole time again. */
  pause(isPaused: boolean): void;
  /** Sends all of them at once, because the page is left or the session ends. */
  sendAll(): void;
}

interface Held {
  /** Undefined while it is paused, and once it is sent. */
  timer?: ReturnType<typeof setTimeout> | undefined;
  isWaiting: boolean;
  leaving: AbortController;
}

/** Creates a store of held writes, for one session. */
export function createHeldWrites(): HeldWrites {
  const writes = new Map<SendHeld, Held>();
  let isPaused = false;

  function start(send: SendHeld, held: Held): void {
    if (!held.isWaiting) return;
    held.isWaiting = false;
    clearTimeout(held.timer);
    send(held.leaving.signal).finally(() => writes.delete(send));
  }
  function arm(send: SendHeld, held: Held): void {
    clearTimeout(held.timer);
    if (held.isWaiting && !isPaused) held.timer = setTimeout(() => start(send, held), holdTime);
  }

  return {
    hold(send) {
      const held = { isWaiting: true, leaving: new AbortController() };
      writes.set(send, held);
      arm(send, held);
      return () => {
        if (!held.isWaiting) return false;
        clearTimeout(writes.get(send)?.timer);
        return writes.delete(send);
      };
    },
    pause(paused) {
      if (isPaused === paused) return;
      isPaused = paused;
      for (const [send, held] of writes) arm(send, held);
    },
    sendAll() {
      for (const [send, held] of writes) {
        held.leaving.abort();
        start(send, held);
      }
    },
  };
}
