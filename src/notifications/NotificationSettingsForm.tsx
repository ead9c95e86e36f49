'use client';
import { forwardRef } from 'react';
import { useMessages, useSupplied } from '../core/context.ts';
import type { MessageOverrides } from '../core/messages/messages.ts';
import { DataState } from '../ui/DataState.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Root, type TitledComponentProps } from '../ui/Root.tsx';
import { notificationMessages } from './messages.ts';
import { PreferenceFields } from './PreferenceFields.tsx';
import { useNotificationSettings } from './queries.ts';
import { isWithoutUser } from './rules.ts';
import type { SaveMode } from './SettingsDraft.ts';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

export interface NotificationSettingsFormProps extends TitledComponentProps {
  /** `auto`: each change is saved by itself, the default. `button`: changes wait for a button. */
  saveMode?: SaveMode;
  /** Told whether there are changes that are not saved, to guard against leaving the page. */
  onDirtyChange?: (event: { isDirty: boolean }) => void;
  messages?: MessageOverrides<typeof notificationMessages>;
}

/** How the signed-in user wants to hear of what: by text message, by email or not at all. */
export const NotificationSettingsForm = forwardRef<HTMLElement, NotificationSettingsFormProps>(
  function NotificationSettingsForm({ saveMode, onDirtyChange, messages, ...rootProps }, ref) {
    return (
      <Root component="NotificationSettingsForm" name="notification-settings-form" ref={ref} {...rootProps}>
        <Settings saveMode={saveMode} onDirtyChange={onDirtyChange} messages={messages} />
      </Root>
    );
  },
);

type SettingsProps = Pick<NotificationSettingsFormProps, 'saveMode' | 'onDirtyChange' | 'messages'>;

function Settings({ saveMode = 'auto', onDirtyChange, ...props }: SettingsProps) {
  const { session } = useSupplied();
  const messages = useMessages('notifications', notificationMessages, props.messages);
  const settings = useNotificationSettings();
  return (
    <>
      <Heading>{messages.title}</Heading>
      <p className="daybook-secondary">{messages.description}</p>
      <DataState
        of={settings}
        what={messages.what}
        skeleton={<SettingsSkeleton messages={messages} />}
        failure={(error) =>
          isWithoutUser(error) && (
            <Notice tone="quiet" detail={error.message}>
              {messages.noUser}
            </Notice>
          )
        }
      >
        {(stored) => (
          // Another user begins with choices of their own.
          <PreferenceFields key={session.id} {...{ stored, saveMode, onDirtyChange, messages }} />
        )}
      </DataState>
    </>
  );
}
