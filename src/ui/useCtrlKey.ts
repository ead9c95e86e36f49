'use client';
import { useIsOnServer } from './useIsOnServer.ts';

/** A shortcut with Ctrl, or with ⌘ on a Mac: `Ctrl+D` or `⌘D`. The server doesn’t know the keyboard and takes Ctrl. */
export function useCtrlKey(key: string): string {
  const isOnServer = useIsOnServer();
  return !isOnServer && isMac() ? `⌘${key}` : `Ctrl+${key}`;
}

/** Whether the keyboard has ⌘ in place of Ctrl. */
export function isMac(): boolean {
  return /Mac|iP/.test(navigator.platform);
}
