import type { Browser, CDPSession } from 'playwright';
import { expect } from 'vitest';
import type { PageControls } from './booksPage.tsx';

/** What the browser answers to a command that it was sent by way of another. */
interface Reply {
  id?: number;
  error?: { message: string };
  result?: unknown;
}

/**
 * A tab as a person has it. Playwright's own pages count as shown and focused for ever; this one goes into the background
 * when another comes to the front, as Playwright does not know of it.
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

  /** Opens the address in a tab, in front of all others. */
  static async open(browser: Browser, url: string): Promise<BrowserTab> {
    const session = await browser.newBrowserCDPSession();
    const { targetId } = await session.send('Target.createTarget', { url });
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    return new BrowserTab(session, targetId, sessionId);
  }

  /** Has the page do something. */
  async call<K extends keyof PageControls>(
    name: K,
    ...given: Parameters<PageControls[K]>
  ): Promise<Awaited<ReturnType<PageControls[K]>>> {
    const expression = `controls.${name}(...${JSON.stringify(given)})`;
    type Result = Awaited<ReturnType<PageControls[K]>>; // which JSON carries over unchanged
    return (await this.#evaluate(expression)) as Result;
  }

  /** Waits until the page stands there with all that it loaded. */
  async isLoaded(): Promise<void> {
    await this.#becomes(`'controls' in window && document.readyState`, 'complete');
  }

  /** Waits until this is what the browser told the page last. */
  async isTold(event: string): Promise<void> {
    await this.#becomes('window.controls?.told()', event);
  }

  /** Brings the tab to the front. */
  async show(): Promise<void> {
    await this.#browser.send('Target.activateTarget', { targetId: this.#targetId });
  }

  async close(): Promise<void> {
    await this.#browser.send('Target.closeTarget', { targetId: this.#targetId });
    await this.#browser.detach();
  }

  /** Takes the tab's network away or gives it back. */
  async setOffline(offline: boolean): Promise<void> {
    await this.#send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await this.isTold(offline ? 'offline' : 'online');
  }

  /** Goes back, as with the browser's button. */
  async goBack(): Promise<void> {
    await this.#becomes('location.pathname', '/elsewhere');
    await this.#evaluate('history.back()');
    await this.isTold('pageshow');
  }

  /** The types of events that somebody listens to on the document or the window, such as `window pageshow`. */
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

  /** @returns the command's result, of the shape that the browser's protocol says. */
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
