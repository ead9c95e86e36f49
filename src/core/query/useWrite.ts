'use client';
import { type QueryKey, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDaybookContext } from '../daybookContext.ts';
import { ForbiddenError, NotFoundError, OutcomeUnknownError } from '../errors.ts';
import { type FieldOf, type FormErrors, formErrorsOf } from './formErrors.ts';
import { type DaybookResource, keyRoot } from './resources.ts';

interface WriteOptions<Input, Output, Field extends string> {
  /** Sends the change, once. */
  write: (input: Input) => Promise<Output>;
  /** What is fetched again when the change was saved, or may have been. */
  changes: readonly [DaybookResource, ...DaybookResource[]];
  /** The key of a query whose whole data is the saved output. */
  updates?: QueryKey;
  /** Which form field a parameter of the service belongs to. */
  fieldOf: FieldOf<Field>;
  /** Shows the change at once, before the service has it. */
  show?: (input: Input) => ShownChange<Output>;
}

/** A change that was shown before it was saved. */
interface ShownChange<Output> {
  /** Puts in its place what came of it. @param output undefined if the write failed as a whole, for this reason. */
  settle: (output: Output | undefined, error?: Error) => void;
}

/** A write as React Query has it, with what a form needs to show. */
export interface DaybookMutation<Input, Output, Field extends string>
  extends Pick<
    UseMutationResult<Output, Error, Input>,
    'mutate' | 'mutateAsync' | 'reset' | 'data' | 'error' | 'isIdle' | 'isPending' | 'isSuccess' | 'isError'
  > {
  /** What the last write was refused for, by field. */
  formErrors: FormErrors<Field>;
  /** Whether nothing tells if the last write was done. The data are fetched again, so that a person can look. */
  isOutcomeUnknown: boolean;
  /**
   * Whether the service said that this user may not write this. It stays until a later try is answered otherwise, until
   * `reset()`, or until another user is signed in. What was typed is the form's own and stays.
   */
  isReadOnly: boolean;
}

/** Changes something in the service. A write is never repeated by itself, neither after a failure nor when online again. */
export function useWrite<Input, Output, Field extends string>({
  write,
  changes,
  updates,
  fieldOf,
  show,
}: WriteOptions<Input, Output, Field>): DaybookMutation<Input, Output, Field> {
  const { session, queryClient } = useDaybookContext();
  const [forbiddenIn, setForbiddenIn] = useState<string>();

  const refetch = (sessionId: string) => {
    for (const resource of changes) queryClient.invalidateQueries({ queryKey: [keyRoot, sessionId, resource] });
  };
  const { context, ...mutation } = useMutation<Output, Error, Input, Sent<Output>>(
    {
      mutationKey: [keyRoot, session.id, 'write'], // another session begins with a clean slate
      mutationFn: write,
      onMutate: (input) => ({ sessionId: session.id, shown: show?.(input) }),
      onSuccess: (output, _input, { sessionId, shown }) => {
        setForbiddenIn(undefined);
        // A response after the end of the session finds no data and adds none.
        if (updates) queryClient.setQueryData<Output>(updates, (before) => before && output);
        shown?.settle(output);
        refetch(sessionId);
      },
      onError: (error, _input, sent) => {
        setForbiddenIn(error instanceof ForbiddenError ? sent?.sessionId : undefined);
        sent?.shown?.settle(undefined, error);
        // What nobody knows of may be done; and what is not there any more, others still show.
        const isOutdated = error instanceof OutcomeUnknownError || error instanceof NotFoundError;
        if (isOutdated && sent) refetch(sent.sessionId);
      },
    },
    queryClient,
  );

  // The mutation is reset after the render in which the session changes: that one must not show the last user's failure.
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

/** The session that a write was sent in, which may be over when the answer comes, and what is shown of it meanwhile. */
interface Sent<Output> {
  sessionId: string;
  shown: ShownChange<Output> | undefined;
}
