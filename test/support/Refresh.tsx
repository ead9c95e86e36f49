import { useDaybook } from '../../src/index.ts';

/** A host's button that invalidates all queries. */
export function Refresh() {
  const { queryClient } = useDaybook();
  return (
    <button type="button" onClick={() => queryClient.invalidateQueries()}>
      Read again
    </button>
  );
}
