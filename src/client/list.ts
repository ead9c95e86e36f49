import { UnreadableRowError } from '../core/errors.ts';
import { everyPage, type ListPage, type UnreadableRow } from '../core/http/paging.ts';

export interface PageOptions {
  /** `next` of the page before. */
  cursor?: string | undefined;
  signal?: AbortSignal | undefined;
}

export interface AllOptions extends Omit<PageOptions, 'cursor'> {
  /** Called with each row that could not be read, before the other rows of its page. Default: `listAll` throws. */
  onUnreadable?: (row: UnreadableRow) => void;
}

type Optional<Query> = Record<never, never> extends Query ? [query?: Query] : [query: Query];

/** The methods of a list that the service returns page by page. */
export function createList<Query extends object, Row, Page extends ListPage<Row>>(
  queryPage: (query: Query & PageOptions) => Promise<Page & ListPage<Row>>,
) {
  return {
    /** One page. Its `next` is the cursor of the page after it. */
    list(...[query]: Optional<Query & PageOptions>): Promise<Page> {
      return queryPage(query ?? ({} as Query)); // left out only where every member is optional
    },
    /**
     * Every row, for `for await`: pages are requested as they are needed.
     * @throws {UnreadableRowError} for a row that could not be read, unless `onUnreadable` takes it.
     */
    async *listAll(...[options]: Optional<Query & AllOptions>): AsyncGenerator<Row, void> {
      const { onUnreadable = refuse, ...query } = options ?? ({} as Query & AllOptions); // as above
      let before = 0;
      for await (const page of everyPage((cursor) => queryPage({ ...(query as Query), cursor }))) {
        const { rows, unreadable }: ListPage<Row> = page;
        for (const row of unreadable) onUnreadable({ ...row, position: before + row.position });
        before += rows.length + unreadable.length;
        yield* rows;
      }
    },
  };
}

function refuse({ id, path, reason, position }: UnreadableRow): never {
  throw new UnreadableRowError(id, path, reason, position + 1);
}
