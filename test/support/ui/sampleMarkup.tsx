import { renderToStaticMarkup } from 'react-dom/server';
import { toPlainDate } from '../../../src/core/dates/plainDate.ts';
import { DaybookProvider } from '../../../src/index.ts';
import { listFeatures } from '../../../src/list/columns/listFeatures.ts';
import { ListTable } from '../../../src/list/table/ListTable.tsx';
import Calendar from '../../../src/ui/dates/Calendar.tsx';
import { Button } from '../../../src/ui/fields/Button.tsx';
import { Select } from '../../../src/ui/fields/Select.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import { Notice } from '../../../src/ui/root/Notice.tsx';
import { Root } from '../../../src/ui/root/Root.tsx';

const nothing = () => {};
const list = {
  data: undefined,
  isFetching: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  isRefetching: false,
  isRefetchError: false,
  fetchNextPage: () => new Promise<never>(nothing),
};
const rows = [{ id: '1', memo: 'Rent' }];
const layout = {
  columns: [{ accessorKey: 'memo', header: 'Memo', meta: { rowHeader: true } }],
  view: {},
  onViewChange: nothing,
  resetView: nothing,
  sorting: undefined,
  features: listFeatures,
  saved: { views: [], onViewsChange: nothing },
  filtering: { filters: {}, onChange: nothing },
  slots: {},
};

/** Server-rendered markup with one of each element that Daybook colors. */
export function sampleMarkup(): string {
  return renderToStaticMarkup(
    <DaybookProvider baseUrl="/books-api" identity="sample" fetchToken={() => new Promise<string>(nothing)}>
      <Root component="Sample" name="sample">
        <Button onPress={nothing} isPrimary>
          Save
        </Button>
        <Button onPress={nothing} isPrimary isDangerous>
          Delete
        </Button>
        <Button onPress={nothing} isPressed>
          Overdue
        </Button>
        <TextField label="Memo" value="Rent" onChange={nothing} errors={['Enter a shorter memo.']} />
        <Select label="Period" value="year" options={[{ value: 'year', label: 'This year' }]} onChange={nothing} />
        <Notice tone="warning">Books are closed.</Notice>
        <Notice tone="danger">Couldn’t save.</Notice>
        <span className="daybook-status" data-tone="good">
          Paid
        </span>
        <ListTable caption="Entries" layout={layout} unreadable={[]} rows={rows} list={list} />
        <Calendar label="Date" value={toPlainDate('2026-03-05')} onPick={nothing} onClose={nothing} />
      </Root>
    </DaybookProvider>,
  );
}
