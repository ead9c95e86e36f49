'use client';
import { useQuery } from '@tanstack/react-query';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { notificationSettingsOptions } from './options.ts';

/** The signed-in user's notification settings. */
export function useNotificationSettings() {
  const daybook = useDaybookContext();
  return useQuery(notificationSettingsOptions(daybook), daybook.queryClient);
}
