'use client';
import { useQuery } from '@tanstack/react-query';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { asError, ResponseShapeError } from '../../core/errors.ts';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { closingOptions } from './options.ts';
import { type ClosingState, closingAfter, isModeUnknown, isUnavailable } from './rules.ts';
import { type Closing, modificationsChoices } from './schema.ts';

/** The closing date, and whether changes on or before it are allowed. */
export function useClosing() {
  const daybook = useDaybookContext();
  return useQuery(closingOptions(daybook), daybook.queryClient);
}

/** The closing for a component that shows or changes documents; undefined while it loads. Reports an unreadable closing to `onError`. */
export function useClosingState(): ClosingState | undefined {
  const { data, error } = useClosing();
  const unreadable = error instanceof ResponseShapeError ? error : data && modeError(data);
  useLifecycle({ isSuccess: false, error: unreadable ?? null });
  return error ? closingAfter(error, data) : data;
}

/**
 * Returns a function that reads the closing right before a save.
 * @param maxAge how old it may be, in milliseconds: for saves that follow one another.
 * @throws {DaybookError} if it can't be loaded: nothing may be saved then.
 */
export function useReadClosing(maxAge = 0): () => Promise<ClosingState> {
  const daybook = useDaybookContext();
  return async () => {
    const { queryClient } = daybook;
    const options = { ...closingOptions(daybook), staleTime: maxAge };
    try {
      return await queryClient.fetchQuery(options);
    } catch (error) {
      const failure = asError(error);
      const closing = closingAfter(failure, undefined);
      if (isUnavailable(closing) && closing.unavailable === 'failed') throw error;
      return closingAfter(failure, queryClient.getQueryData(options.queryKey));
    }
  };
}

/** The error for an unknown `modifications`: the same object for the same closing, so that each component reports it once. */
function modeError(closing: Closing): ResponseShapeError | undefined {
  if (!isModeUnknown(closing)) return undefined;
  const known = errors.get(closing);
  if (known) return known;
  const expected = modificationsChoices.map((choice) => `"${choice}"`).join(' or ');
  const found = closing.modifications ? 'another value' : 'nothing';
  const reason = `expected ${expected}, found ${found}. Closed periods are locked.`;
  const error = new ResponseShapeError('GET /v6/closing', 'data.modifications', reason);
  errors.set(closing, error);
  return error;
}

const errors = new WeakMap<Closing, ResponseShapeError>();
