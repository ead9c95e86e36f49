import type { ListLoader } from '../../core/daybookContext.ts';
import type { ReferenceLists } from './schema.ts';

/** A host's own functions that give whole lists, in place of the service's endpoints. */
export type ReferenceLoaders = {
  [Name in keyof ReferenceLists]?: ListLoader<Readonly<ReferenceLists[Name]>>;
};
