import { queryOptions } from '@tanstack/react-query';
import { type DaybookReader, internals } from '../../core/internals.ts';
import { keyOf } from '../../core/query/resources.ts';
import { getNotificationSettings } from './api.ts';

/** Options for `useQuery` and `prefetchQuery`: the signed-in user’s notification settings. */
export const notificationSettingsOptions = (daybook: DaybookReader) =>
  queryOptions({
    queryKey: keyOf(daybook.session, 'notificationSettings'),
    queryFn: ({ signal }) => getNotificationSettings(daybook[internals].http, { signal }),
  });
