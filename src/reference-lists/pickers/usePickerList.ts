'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { DaybookError } from '../../core/errors.ts';
import { useRetry } from '../../ui/feedback/useRetry.ts';
import { uiMessages } from '../../ui/messages.ts';
import type { ComboboxProps } from '../../ui/picker/Combobox.tsx';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { loadFailure } from '../../ui/root/loadFailure.ts';

/** The field props that every picker takes. */
export type PickerProps = Pick<
  ComboboxProps,
  | 'label'
  | 'isLabelHidden'
  | 'placeholder'
  | 'hint'
  | 'errors'
  | 'isRequired'
  | 'isReadOnly'
  | 'isClearable'
  | 'inputRef'
  | 'onClose'
>;

/** The query of a list. */
interface LoadedList {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * What a picker says of its list beside the options. A service without the list's endpoint is no failure: the picker then has
 * what it knows from elsewhere.
 * @param what the list's name within a sentence, such as `the accounts`.
 */
export function usePickerList({ data, error, isFetching, refetch }: LoadedList, what: string) {
  const messages = useMessages('ui', uiMessages);
  const retry = useRetry({ error, refetch });
  const isMissing = error instanceof DaybookError && error.status === 404;
  const shown = data === undefined && !isMissing ? error : null;
  useLifecycle({ isSuccess: false, error: shown });
  const failed = shown && loadFailure(shown, what, messages);
  return {
    isLoading: data === undefined && isFetching,
    failure: failed
      ? {
          text: failed.text,
          onRetry: failed.canRetry ? retry : undefined,
        }
      : undefined,
  };
}
