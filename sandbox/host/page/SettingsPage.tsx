import { NotificationSettingsForm } from '@daybook/react';
import { useState } from 'react';
import { guardUnsavedChanges } from './location.tsx';
import { Page } from './Page.tsx';
import { type Session, useSignIn } from './queries.ts';
import { type Theme, themes, useTheme } from './theme.ts';

const themeNames: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Theme, signed-in user and notification settings. */
export function SettingsPage({ session }: { session: Session }) {
  const { theme, choose } = useTheme();
  const signIn = useSignIn();
  const [choice, setChoice] = useState<string>();
  const choosePerson = (id: string) => {
    setChoice(id);
    signIn.mutate(id, { onSettled: () => setChoice(undefined) });
  };
  return (
    <Page title="Settings">
      <fieldset className="choices">
        <legend>Theme</legend>
        {themes.map((name) => (
          <label key={name}>
            <input type="radio" name="theme" checked={theme === name} onChange={() => choose(name)} />
            {themeNames[name]}
          </label>
        ))}
      </fieldset>
      <fieldset className="choices">
        <legend>Signed in as</legend>
        {session.people.map(({ id, name, role }) => (
          <label key={id}>
            <input
              type="radio"
              name="person"
              checked={id === (choice ?? session.person.id)}
              onChange={() => choosePerson(id)}
            />
            <span>
              {name}
              <small>{role}</small>
            </span>
          </label>
        ))}
        <p className="quiet">Each user is a separate identity for Daybook, with their own token and data.</p>
        {signIn.isError && <p role="alert">Couldn’t switch. {session.person.name} is still signed in.</p>}
      </fieldset>
      <NotificationSettingsForm className="notifications" onDirtyChange={guardUnsavedChanges} />
    </Page>
  );
}
