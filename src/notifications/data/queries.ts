'use client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Daybook, useDaybookContext } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import { getNotificationSettings } from './api.ts';

export const notificationSettingsOptions = ({ http, session }: Pick<Daybook, 'http' | 'session'>) =>
  queryOptions({
    queryKey: keyOf(session, 'notificationSettings'),
    queryFn: ({ signal }) => getNotificationSettings(http, { signal }),
  });

/** How the signed-in user wants to be told of what. */
export function useNotificationSettings() {
  const daybook = useDaybookContext();
  return useQuery(notificationSettingsOptions(daybook), daybook.queryClient);
}
