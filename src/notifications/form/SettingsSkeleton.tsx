import { notificationChannels, preferences } from '../data/schema.ts';
import type { notificationMessages } from '../messages.ts';

/** Placeholder of the settings: the options are known, the selection isn't yet. */
export function SettingsSkeleton({ messages }: { messages: typeof notificationMessages }) {
  return preferences.map((preference) => (
    <div key={preference} className="daybook-radio-group">
      <span className="daybook-radio-legend">{messages[preference]}</span>
      <p className="daybook-radio-description">{messages[`${preference}Example`]}</p>
      <div className="daybook-radio-choice">
        <div className="daybook-radio-options">
          {notificationChannels.map((channel) => (
            <span key={channel} className="daybook-skeleton" />
          ))}
        </div>
        <p className="daybook-radio-note" />
      </div>
    </div>
  ));
}
