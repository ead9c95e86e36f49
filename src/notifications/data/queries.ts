'use client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Daybook, internals, useDaybookContext } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import { getNotificationSettings } from './api.ts';

export const notificationSettingsOptions = (daybook: Daybook) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'notificationSettings'),
    queryFn: ({ signal }) => getNotificationSettings(daybook[internals].http, { signal }),
  });

/** The signed-in user's notification settings. */
export function useNotificationSettings() {
  const daybook = useDaybookContext();
  return useQuery(notificationSettingsOptions(daybook), daybook.queryClient);
}
