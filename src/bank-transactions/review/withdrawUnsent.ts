import { updateUnsent } from '../../core/query/useUnsent.ts';
import type { Session } from '../../core/session/session.ts';
import type { Decision } from './useDecisions.ts';

/** Takes back a change that was made offline in a list that is closed now. */
export function withdrawUnsent(session: Session, changeId: string): void {
  updateUnsent<readonly Decision[]>(`decisions${session.id}`, (decisions) =>
    decisions.filter(({ change }) => change.id !== changeId),
  );
}
