import type { Daybook } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import type { Decision } from './useDecisions.ts';

/** Takes back a change that was made offline in a list that is closed now. */
export function withdrawUnsent(
  { queryClient, session }: Pick<Daybook, 'queryClient' | 'session'>,
  changeId: string,
): void {
  queryClient.setQueryData<readonly (readonly Decision[])[]>(keyOf(session, 'unsentChanges', 'decisions'), (before) =>
    before?.map((decisions) => decisions.filter(({ change }) => change.id !== changeId)),
  );
}
