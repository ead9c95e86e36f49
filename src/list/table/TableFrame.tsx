'use client';
import { type ComponentPropsWithoutRef, type ReactNode, type RefObject, useId } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { hasParentheses } from '../../core/money/formatMoney.ts';
import { CellText } from './CellText.tsx';
import type { TableColumn } from './columnDef.ts';
import { SortButton } from './SortButton.tsx';

interface TableFrameProps<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  scrollArea?: RefObject<HTMLElement | null>;
  grid?: RefObject<HTMLTableElement | null>;
  /** The keyboard handling of a grid; without it, the table is static. */
  gridProps?: ComponentPropsWithoutRef<'table'>;
  /** All rows including the header and virtual rows; −1 if unknown. */
  rowCount?: number;
  /** The header cell of the checkboxes. */
  selectAll?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** A scrolling table with caption, header and footer, shared by a table and its skeleton. */
export function TableFrame<Row>(props: TableFrameProps<Row>) {
  const { caption, columns, scrollArea, grid, gridProps, rowCount, selectAll, footer, children } = props;
  const { currency, locale, currencySign } = useDaybookContext();
  const captionId = useId();
  return (
    <section className="daybook-table-scroll" ref={scrollArea} aria-labelledby={captionId}>
      <table
        {...gridProps}
        ref={grid}
        className="daybook-table"
        role={gridProps && 'grid'}
        tabIndex={gridProps && 0}
        aria-rowcount={rowCount}
        data-parentheses={hasParentheses({ currency, locale, currencySign }) || undefined}
      >
        <caption className="daybook-visually-hidden" id={captionId}>
          {caption}
        </caption>
        <thead>
          <tr aria-rowindex={rowCount === undefined ? undefined : 1}>
            {selectAll}
            {columns.map(({ id, align, isMoney, header, sort }) => (
              <th
                key={id}
                scope="col"
                data-column={id}
                data-align={align}
                data-money={isMoney || undefined}
                aria-sort={sort?.direction}
              >
                {sort && gridProps ? <SortButton {...sort}>{header}</SortButton> : <CellText>{header}</CellText>}
                {isMoney && <span className="daybook-parenthesis" aria-hidden="true" />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {footer && <tfoot>{footer}</tfoot>}
      </table>
    </section>
  );
}
