'use client';
import { type ReactNode, useId } from 'react';
import { wordOf } from '../../core/messages/wordOf.ts';
import { RadioOptions } from '../../ui/fields/RadioOptions.tsx';
import { type NotificationChannel, type NotificationSettings, notificationChannels } from '../data/schema.ts';
import type { notificationMessages } from '../messages.ts';

interface PreferenceRowProps {
  preference: keyof NotificationSettings;
  /** A value that is not among the choices, or null, selects none. */
  value: string | null;
  onChange: (channel: NotificationChannel) => void;
  isReadOnly: boolean;
  /** The outcome of the choice, announced politely. */
  state: ReactNode;
  /** The way on after a failure. */
  action?: ReactNode;
  errors: readonly string[] | undefined;
  messages: typeof notificationMessages;
}

/** A preference: its channels, and the outcome of the last choice. */
export function PreferenceRow(props: PreferenceRowProps) {
  const { preference, value, onChange, isReadOnly, state, action, errors = [], messages } = props;
  const id = useId();
  return (
    <fieldset className="daybook-preference" aria-describedby={`${id}-description ${id}-state ${id}-error`}>
      <legend>{messages[preference]}</legend>
      <p className="daybook-secondary" id={`${id}-description`}>
        {messages[`${preference}Example`]}
      </p>
      <RadioOptions
        name={id}
        options={notificationChannels.map((channel) => ({
          value: channel,
          label: wordOf(messages, 'channel', channel),
        }))}
        value={value}
        onChange={onChange}
        isReadOnly={isReadOnly}
        isSegmented
      />
      <div className="daybook-preference-state">
        <p className="daybook-secondary" id={`${id}-state`}>
          <span role="status">{state}</span>
          {!state && noteFor(value, messages)}
        </p>
        {action}
      </div>
      <p className="daybook-radio-error" id={`${id}-error`}>
        {errors.join(' ')}
      </p>
    </fieldset>
  );
}

/** That nothing is chosen yet, or a channel that isn't among the choices. */
function noteFor(value: string | null, messages: typeof notificationMessages): string | undefined {
  if (value === null) return messages.notSet;
  const isKnown = notificationChannels.some((known) => known === value);
  return isKnown ? undefined : messages.otherChannel({ channel: wordOf(messages, 'channel', value) });
}
