import { notificationChannels, preferences } from './schema.ts';

/** The settings in the shape of what comes. */
export function SettingsSkeleton() {
  return preferences.map((preference) => (
    <div key={preference} className="daybook-radio-group">
      <div className="daybook-radio-texts">
        <span className="daybook-skeleton" />
        <span className="daybook-skeleton" />
      </div>
      <div className="daybook-radio-options">
        {notificationChannels.map((channel) => (
          <span key={channel} className="daybook-skeleton" />
        ))}
      </div>
    </div>
  ));
}
