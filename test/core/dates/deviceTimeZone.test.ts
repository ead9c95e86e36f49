import { expect, onTestFinished, test, vi } from 'vitest';
import { deviceTimeZone } from '../../../src/core/dates/deviceTimeZone.ts';

test.each([
  ['Pacific/Auckland', 'Pacific/Auckland'],
  ['Etc/Unknown', undefined],
])('if the device reports %s, its time zone is %s', (timeZone, expected) => {
  const { prototype } = Intl.DateTimeFormat;
  const options = { ...prototype.resolvedOptions.call(new Intl.DateTimeFormat()), timeZone };
  const resolvedOptions = vi.spyOn(prototype, 'resolvedOptions').mockReturnValue(options);
  onTestFinished(() => resolvedOptions.mockRestore());
  expect(deviceTimeZone()).toBe(expected);
});
