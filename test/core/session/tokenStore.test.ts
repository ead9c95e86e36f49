import { expect, test } from 'vitest';
import { createTokenStore } from '../../../src/core/session/tokenStore.ts';
import { catchDaybookError } from '../../support/http/catchDaybookError.ts';
import { VirtualClock } from '../../support/session/virtualClock.ts';

test('a late token has the number of its refresh', async () => {
  const clock = new VirtualClock();
  const given: ((token: string) => void)[] = [];
  const fetchToken = () => new Promise<string>((resolve) => given.push(resolve));
  const options = { identity: 'user-7', fetchToken, clock, ended: new AbortController().signal, onChange: () => {} };
  const tokens = createTokenStore(options);
  const first = catchDaybookError(() => tokens.getToken(false, undefined));
  await clock.advance(15_000);
  expect(await first).toMatchObject({ code: 'TOKEN_TIMEOUT' });
  await clock.advance(2000);
  const second = tokens.getToken(false, undefined);
  await clock.advance(0);
  given[0]?.('late');
  await clock.advance(0);
  expect(tokens.token).toMatchObject({ text: 'late', refreshNumber: 1 });
  given[1]?.('newer');
  expect(await second).toMatchObject({ text: 'newer', refreshNumber: 2 });
});
