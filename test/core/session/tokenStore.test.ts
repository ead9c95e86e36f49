import { expect, test } from 'vitest';
import { createTokenStore } from '../../../src/core/session/tokenStore.ts';
import { catchDaybookError } from '../../support/http/catchDaybookError.ts';
import { VirtualClock } from '../../support/session/virtualClock.ts';

test('a late token has the number of the fetch that it came from', async () => {
  const clock = new VirtualClock();
  const given: ((token: string) => void)[] = [];
  const fetchToken = () => new Promise<string>((resolve) => given.push(resolve));
  const options = { identity: 'user-7', fetchToken, clock, ended: new AbortController().signal, changed: () => {} };
  const supply = createTokenStore(options);
  const first = catchDaybookError(() => supply.take(false, undefined));
  await clock.advance(15_000);
  expect(await first).toMatchObject({ code: 'TOKEN_TIMEOUT' });
  await clock.advance(2000);
  const second = supply.take(false, undefined);
  await clock.advance(0);
  given[0]?.('late');
  await clock.advance(0);
  expect(supply.token).toMatchObject({ text: 'late', flight: 1 });
  given[1]?.('newer');
  expect(await second).toMatchObject({ text: 'newer', flight: 2 });
});
