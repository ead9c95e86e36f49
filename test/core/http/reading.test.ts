import { expect, test } from 'vitest';
import { ClientOnServer, company, readCompany, secret } from '../../support/clientOnServer.ts';
import { success } from '../../support/serviceAnswers.ts';

test('a read is sent once, with the token, and gives the data', async () => {
  await using trial = await ClientOnServer.start([success(company)]);
  expect(await trial.client.read(readCompany)).toEqual(company);
  expect(trial.server.tokens).toEqual([secret]);
  expect(trial.clock.timers).toEqual([]);
});
