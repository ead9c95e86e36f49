'use client';
import { forwardRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { Heading } from '../../ui/root/Heading.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import { Root, type TitledComponentProps } from '../../ui/root/Root.tsx';
import { useNotificationSettings } from '../data/queries.ts';
import { isWithoutUser } from '../data/rules.ts';
import { notificationMessages } from '../messages.ts';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

/** `auto` saves each change at once; `button` waits for Save. */
export type NotificationSaveMode = 'auto' | 'button';

export interface NotificationSettingsFormProps extends TitledComponentProps {
  /** `auto` (default) saves each change at once; `button` waits for Save. */
  saveMode?: NotificationSaveMode;
  /** Called when the form gets or loses unsaved changes, to guard against leaving the page. */
  onDirtyChange?: (event: { isDirty: boolean }) => void;
  /** Turns off all changes; default `false`. After a 403 on a save, the form becomes read-only automatically. */
  readOnly?: boolean;
  messages?: MessageOverrides<typeof notificationMessages>;
}

/** How the signed-in user is notified: by text message, by email or not at all. */
export const NotificationSettingsForm = forwardRef<HTMLElement, NotificationSettingsFormProps>(
  function NotificationSettingsForm({ saveMode, onDirtyChange, readOnly, messages, ...rootProps }, ref) {
    return (
      <Root component="NotificationSettingsForm" name="notification-settings-form" ref={ref} {...rootProps}>
        <Settings saveMode={saveMode} onDirtyChange={onDirtyChange} readOnly={readOnly} messages={messages} />
      </Root>
    );
  },
);

const load = () => import('./Preferences.tsx');

type SettingsProps = Pick<NotificationSettingsFormProps, 'saveMode' | 'onDirtyChange' | 'readOnly' | 'messages'>;

function Settings({ saveMode = 'auto', onDirtyChange, readOnly = false, ...props }: SettingsProps) {
  const messages = useMessages('notifications', notificationMessages, props.messages);
  const settings = useNotificationSettings();
  const skeleton = <SettingsSkeleton messages={messages} />;
  return (
    <>
      <Heading>{messages.title}</Heading>
      <p className="daybook-secondary">{messages.description}</p>
      <QueryState
        query={settings}
        what={messages.what}
        skeleton={skeleton}
        renderError={({ error }) =>
          isWithoutUser(error) && (
            <Notice tone="quiet" detail={error.message}>
              {messages.noUser}
            </Notice>
          )
        }
      >
        {(stored) => (
          <LazyPart
            load={load}
            fallback={skeleton}
            props={{ stored, isAutomatic: saveMode === 'auto', isReadOnlyByHost: readOnly, onDirtyChange, messages }}
          />
        )}
      </QueryState>
    </>
  );
}
