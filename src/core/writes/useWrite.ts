'use client';
import { type QueryKey, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDaybookContext } from '../daybookContext.ts';
import { ForbiddenError, NotFoundError, OutcomeUnknownError } from '../errors.ts';
import { type DaybookResource, keyRoot } from '../query/resources.ts';
import { type FieldOf, type FormErrors, formErrorsOf } from './formErrors.ts';

export interface WriteOptions<Input, Output, Field extends string> {
  write: (input: Input) => Promise<Output>;
  /** Data to refetch once the change was saved, or may have been. */
  changes: readonly [DaybookResource, ...DaybookResource[]];
  /** The key of a query whose whole data is the saved output. */
  updates?: QueryKey;
  /** Form fields by the service's parameters. */
  fieldOf: FieldOf<Field>;
  /** Shows the change optimistically. */
  show?: (input: Input) => ShownChange<Output>;
}

/** An optimistic update. */
interface ShownChange<Output> {
  /** Replaces it with the result. @param output undefined if the entire write failed. */
  settle: (output: Output | undefined, error?: Error) => void;
}

/** React Query's mutation result, with what a form shows. */
export interface DaybookMutation<Input, Output, Field extends string>
  extends Pick<
    UseMutationResult<Output, Error, Input>,
    'mutate' | 'mutateAsync' | 'reset' | 'data' | 'error' | 'isIdle' | 'isPending' | 'isSuccess' | 'isError'
  > {
  /** Error messages of the last write, by form field. */
  formErrors: FormErrors<Field>;
  /** Whether the last write may or may not be saved. The data is refetched, so that the user can check. */
  isOutcomeUnknown: boolean;
  /**
   * Whether the service denied this user permission to write. It stays until a later write gets another response, until
   * `reset()`, or until another user signs in.
   */
  isReadOnly: boolean;
}

/** A write to the service. It is never retried automatically, neither after a failure nor when online again. */
export function useWrite<Input, Output, Field extends string>({
  write,
  changes,
  updates,
  fieldOf,
  show,
}: WriteOptions<Input, Output, Field>): DaybookMutation<Input, Output, Field> {
  const { session, queryClient, hasEnded } = useDaybookContext();
  const [forbiddenIn, setForbiddenIn] = useState<string>();

  const refetch = (sessionId: string) => {
    for (const resource of changes) queryClient.invalidateQueries({ queryKey: [keyRoot, sessionId, resource] });
  };
  const { context, ...mutation } = useMutation<Output, Error, Input, Sent<Output>>(
    {
      mutationKey: [keyRoot, session.id, 'write'], // another session starts without state
      mutationFn: write,
      onMutate: (input) => ({ sessionId: session.id, hasEnded, shown: show?.(input) }),
      onSuccess: (output, _input, { sessionId, hasEnded, shown }) => {
        setForbiddenIn(undefined);
        if (hasEnded()) return; // its data is gone, and must not come back
        if (updates) queryClient.setQueryData<Output>(updates, (before) => before && output);
        shown?.settle(output);
        refetch(sessionId);
      },
      onError: (error, _input, sent) => {
        setForbiddenIn(error instanceof ForbiddenError ? sent?.sessionId : undefined);
        if (!sent || sent.hasEnded()) return;
        sent.shown?.settle(undefined, error);
        // It may have been saved, or deleted by someone else.
        const isOutdated = error instanceof OutcomeUnknownError || error instanceof NotFoundError;
        if (isOutdated) refetch(sent.sessionId);
      },
    },
    queryClient,
  );

  // When the session changes, the mutation resets after the render: that render must not show the last user's error.
  const error = context?.sessionId === session.id ? mutation.error : null;
  return {
    ...mutation,
    error,
    formErrors: formErrorsOf(error, fieldOf),
    isOutcomeUnknown: error instanceof OutcomeUnknownError,
    isReadOnly: forbiddenIn === session.id,
    reset() {
      setForbiddenIn(undefined);
      mutation.reset();
    },
  };
}

/** The session that sent a write, which may have ended before the response, and the optimistic update. */
interface Sent<Output> {
  sessionId: string;
  hasEnded: () => boolean;
  shown: ShownChange<Output> | undefined;
}
