'use client';
import { useEffect, useState } from 'react';
import type { MessageKeys } from '../core/messages/messages.ts';

/** The tool that shows which message each text is, once it is loaded; undefined unless it is on. */
export function useMessageKeys(isOn: boolean): MessageKeys | undefined {
  const [messageKeys, setMessageKeys] = useState<MessageKeys>();
  useEffect(() => {
    if (isOn)
      import('../core/messages/messageKeys.ts').then(
        (loaded) => setMessageKeys(loaded.messageKeys),
        () => {},
      );
  }, [isOn]);
  return isOn ? messageKeys : undefined;
}
