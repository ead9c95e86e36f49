import type { Browser, CDPSession } from 'playwright';
import { expect } from 'vitest';
import type { PageControls } from './booksPage.tsx';

/** The browser's response to a nested command. */
interface Reply {
  id?: number;
  error?: { message: string };
  result?: unknown;
}

/**
 * A tab that can go to the background. Playwright's own pages always count as visible and focused; this one is hidden when
 * another tab comes to the front, because Playwright doesn't control it.
 */
export class BrowserTab {
  readonly #browser: CDPSession;
  readonly #targetId: string;
  readonly #sessionId: string;
  readonly #replies = new Map<number, (reply: Reply) => void>();
  #commands = 0;

  private constructor(browser: CDPSession, targetId: string, sessionId: string) {
    this.#browser = browser;
    this.#targetId = targetId;
    this.#sessionId = sessionId;
    browser.on('Target.receivedMessageFromTarget', ({ message, sessionId: from }) => {
      if (from !== sessionId) return;
      const reply: Reply = JSON.parse(message);
      if (reply.id !== undefined) this.#replies.get(reply.id)?.(reply);
    });
  }

  /** Opens the URL in a tab in front of all others. */
  static async open(browser: Browser, url: string): Promise<BrowserTab> {
    const session = await browser.newBrowserCDPSession();
    const { targetId } = await session.send('Target.createTarget', { url });
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    return new BrowserTab(session, targetId, sessionId);
  }

  /** Sends a command to the page. */
  async call<K extends keyof PageControls>(
    name: K,
    ...given: Parameters<PageControls[K]>
  ): Promise<Awaited<ReturnType<PageControls[K]>>> {
    const expression = `controls.${name}(...${JSON.stringify(given)})`;
    type Result = Awaited<ReturnType<PageControls[K]>>; // all results are JSON
    return (await this.#evaluate(expression)) as Result;
  }

  /** Waits until the page has loaded. */
  async isLoaded(): Promise<void> {
    await this.#becomes(`'controls' in window && document.readyState`, 'complete');
  }

  /** Waits until the given browser event is the last one. */
  async isTold(event: string): Promise<void> {
    await this.#becomes('window.controls?.reported()', event);
  }

  /** Brings the tab to the front. */
  async show(): Promise<void> {
    await this.#browser.send('Target.activateTarget', { targetId: this.#targetId });
  }

  async close(): Promise<void> {
    await this.#browser.send('Target.closeTarget', { targetId: this.#targetId });
    await this.#browser.detach();
  }

  /** Takes the tab offline or online. */
  async setOffline(offline: boolean): Promise<void> {
    await this.#send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await this.isTold(offline ? 'offline' : 'online');
  }

  /** Navigates back, like the browser's button. */
  async goBack(): Promise<void> {
    await this.#becomes('location.pathname', '/elsewhere');
    await this.#evaluate('history.back()');
    await this.isTold('pageshow');
  }

  /** The events with listeners on the document or the window, such as `window pageshow`. */
  async listeners(): Promise<string[]> {
    const all = ['document', 'window'].map(async (target) => {
      const { result } = await this.#send<{ result: { objectId: string } }>('Runtime.evaluate', { expression: target });
      const found = await this.#send<{ listeners: { type: string }[] }>('DOMDebugger.getEventListeners', result);
      return found.listeners.map(({ type }) => `${target} ${type}`);
    });
    return (await Promise.all(all)).flat().sort();
  }

  async #becomes(expression: string, value: unknown): Promise<void> {
    await expect.poll(() => this.#evaluate(expression), { interval: 5, timeout: 20_000 }).toBe(value);
  }

  async #evaluate(expression: string): Promise<unknown> {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.#send<{
      result: { value?: unknown };
      exceptionDetails?: { exception?: { description?: string } };
    }>('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`);
    return result.value;
  }

  /** @returns the command's result, as defined by the DevTools protocol. */
  async #send<T = unknown>(method: string, params: object): Promise<T> {
    const id = ++this.#commands;
    const replied = new Promise<Reply>((resolve) => this.#replies.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await this.#browser.send('Target.sendMessageToTarget', { sessionId: this.#sessionId, message });
    const { error, result } = await replied;
    this.#replies.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  }
}
