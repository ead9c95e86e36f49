import type { Daybook } from '../daybookContext.ts';
import type { DaybookResource } from './resources.ts';
import { type SessionSource, sessionDataOptions, updateSessionData } from './sessionData.ts';

/** Defines a map of what a user does, by ID, which is session data. */
export function sessionMap<Value extends object>(resource: DaybookResource) {
  type Values = ReadonlyMap<string, Value>;
  const optionsOf = (source: Pick<Daybook, 'session'>) => sessionDataOptions<Values>(source, resource);
  return {
    optionsOf,
    read: (source: Pick<Daybook, 'session' | 'queryClient'>): Values =>
      source.queryClient.getQueryData(optionsOf(source).queryKey) ?? empty,
    /** Changes values; undefined removes one. */
    update: (source: SessionSource, changed: ReadonlyMap<string, Value | undefined>): void =>
      updateSessionData(source, optionsOf(source), (before) => {
        const after = new Map(before);
        for (const [id, value] of changed) {
          if (value) after.set(id, value);
          else after.delete(id);
        }
        return after;
      }),
  };
}

const empty = new Map<string, never>();
