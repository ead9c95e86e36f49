'use client';
import { deviceTimeZone } from '../../core/dates/deviceTimeZone.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { useIsOnServer } from '../useIsOnServer.ts';

/** The time zone of the reader’s device, for moments. Where it is unknown, as on the server, the provider’s. */
export function useReaderTimeZone(): string {
  const { timeZone } = useDaybookContext();
  const isOnServer = useIsOnServer();
  return (isOnServer ? undefined : deviceTimeZone()) ?? timeZone;
}
