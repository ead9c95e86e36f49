import { notificationChannels } from '../data/schema.ts';
import type { notificationMessages } from '../messages.ts';
import { PreferenceMatrix } from './PreferenceMatrix.tsx';

/** Placeholder of the settings: the options are known, the selection isn't yet. */
export function SettingsSkeleton({ messages }: { messages: typeof notificationMessages }) {
  return (
    <PreferenceMatrix messages={messages}>
      {(preference) => (
        <div key={preference} className="daybook-preference">
          <span>{messages[preference]}</span>
          <p className="daybook-secondary">{messages[`${preference}Example`]}</p>
          <span className="daybook-radio-options">
            {notificationChannels.map((channel) => (
              <span key={channel} className="daybook-skeleton" />
            ))}
          </span>
        </div>
      )}
    </PreferenceMatrix>
  );
}
