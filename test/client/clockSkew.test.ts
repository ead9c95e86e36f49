import { expect, test } from 'vitest';
import { createDaybookClient, createSession } from '../../src/client.ts';
import { failure, ScriptedServer, success } from '../support/http/scriptedServer.ts';
import { VirtualClock } from '../support/session/virtualClock.ts';

const settings = { financialSummaries: null, bankConnectionErrors: null, conversations: null };

test.each(['given to the client', 'of a shared session'])(
  'a clock %s times requests and their repetition as well as tokens',
  async (way) => {
    await using server = await ScriptedServer.start([failure(503), success(settings)]);
    const clock = new VirtualClock();
    const signIn = { identity: 'user-7', fetchToken: async () => 'token', clock };
    const client = createDaybookClient({
      baseUrl: server.url,
      ...(way === 'given to the client' ? signIn : { session: createSession(signIn) }),
    });
    const reading = client.notifications.get();
    const pause = await clock.timerWithin(1000); // half a second at most, where the time limit of a request is 30
    expect(server.requests).toHaveLength(1);
    await clock.advance(pause);
    expect(await reading).toEqual(settings);
  },
);
