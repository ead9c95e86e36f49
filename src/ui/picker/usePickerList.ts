'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { isEndpointMissing } from '../../core/errors.ts';
import { useRetry } from '../feedback/useRetry.ts';
import { uiMessages } from '../messages.ts';
import { useLifecycle } from '../root/lifecycle.ts';
import { loadFailure } from '../root/loadFailure.ts';
import type { ComboboxProps } from './Combobox.tsx';

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
  | 'onEnter'
  | 'placement'
  | 'keys'
  | 'unmatched'
  | 'onUnmatched'
>;

interface ListQuery {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * The loading and failure state of a picker's list. A service without the list's endpoint isn't a failure: the picker then shows
 * only known options.
 * @param what the list's name within a sentence, such as `the accounts`.
 */
export function usePickerList({ data, error, isFetching, refetch }: ListQuery, what: string) {
  const messages = useMessages('ui', uiMessages);
  const retry = useRetry({ error, refetch });
  const shownError = data === undefined && !isEndpointMissing(error) ? error : null;
  useLifecycle({ isSuccess: false, error: shownError });
  const failure = shownError && loadFailure(shownError, what, messages);
  return {
    isLoading: data === undefined && isFetching,
    failure: failure ? { text: failure.text, onRetry: failure.canRetry ? retry : undefined } : undefined,
  };
}
