import type { ReactNode } from 'react';
import type { NotificationSettings } from '../data/schema.ts';
import { preferences } from '../data/schema.ts';
import type { notificationMessages } from '../messages.ts';

interface PreferenceMatrixProps {
  messages: typeof notificationMessages;
  children: (preference: keyof NotificationSettings) => ReactNode;
}

/** A row per preference below the names of the channels, which each radio button has, too. */
export function PreferenceMatrix({ messages, children }: PreferenceMatrixProps) {
  return (
    <div className="daybook-card daybook-preferences">
      <div className="daybook-preference daybook-secondary" aria-hidden="true">
        <span>{messages.event}</span>
        <span className="daybook-radio-options">
          <span>{messages.headingSMS}</span>
          <span>{messages.channelEMAIL}</span>
          <span>{messages.channelOFF}</span>
        </span>
      </div>
      {preferences.map(children)}
    </div>
  );
}
