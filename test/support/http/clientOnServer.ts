import * as v from 'valibot';
import { dataOf } from '../../../src/core/http/envelope.ts';
import { createHttp, type HttpClient, type HttpRequest } from '../../../src/core/http/http.ts';
import type { FetchToken } from '../../../src/core/session/requestToken.ts';
import { createTokenSession, type TokenSession } from '../../../src/core/session/tokenSession.ts';
import { until, VirtualClock } from '../session/virtualClock.ts';
import { type Script, ScriptedServer } from './scriptedServer.ts';

/** A token no other text resembles, so that a search for it finds every leak. */
export const secret = 'tok-8f3aQ.e51XjV_9';

/** A client with a scripted service, in virtual time. */
export class ClientOnServer {
  readonly clock = new VirtualClock();
  readonly session: TokenSession;
  readonly client: HttpClient;
  /** The number of token requests. */
  fetches = 0;

  private constructor(
    readonly server: ScriptedServer,
    fetchToken: FetchToken,
  ) {
    const counted: FetchToken = (request) => {
      this.fetches++;
      return fetchToken(request);
    };
    this.session = createTokenSession({ identity: 'user-7:company-42', fetchToken: counted, clock: this.clock });
    this.client = createHttp({ baseUrl: server.url, session: () => this.session });
  }

  /** @param fetchToken default: returns the secret, then the secret followed by 2, 3 and so on. */
  static async start(script: Script, fetchToken?: FetchToken): Promise<ClientOnServer> {
    let count = 0;
    const counting: FetchToken = async () => (++count === 1 ? secret : `${secret}${count}`);
    return new ClientOnServer(await ScriptedServer.start(script), fetchToken ?? counting);
  }

  /** Advances the clock through each backoff until the request ends. @returns the backoffs in milliseconds. */
  async passBackOffs(request: Promise<unknown>): Promise<number[]> {
    const waits: number[] = [];
    let isSettled = false;
    const end = () => {
      isSettled = true;
    };
    request.then(end, end);
    // The timeout of a pending request is a timer too, and always has its full length.
    const backOff = () => this.clock.timers.find((milliseconds) => milliseconds < 30_000);
    for (;;) {
      await until(() => isSettled || backOff() !== undefined, 'a back-off or the end of the request');
      if (isSettled) return waits;
      const milliseconds = backOff() ?? 0;
      waits.push(milliseconds);
      await this.clock.advance(milliseconds);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server[Symbol.asyncDispose]();
  }
}

const companySchema = v.object({ id: v.string(), name: v.string() });

/** A minimal read. */
export const readCompany: HttpRequest<v.InferOutput<typeof companySchema>> = {
  method: 'GET',
  path: '/v6/company',
  response: dataOf(companySchema),
};

/** A minimal write. */
export const renameCompany: typeof readCompany = { ...readCompany, method: 'POST', body: { name: 'Lind & Co' } };

/** The service's response to both. */
export const company = { id: 'co_1', name: 'Lind & Co' };
