'use client';
import { type ComponentPropsWithoutRef, type CSSProperties, type ReactNode, type RefObject, useId } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { hasParentheses } from '../../core/money/formatMoney.ts';
import { ColumnHeader } from './ColumnHeader.tsx';
import { flexibleWidth, type ListLayout, type ListTableModel } from './useListTable.ts';

interface ListTableFrameProps<Row extends { id: string }> {
  caption: string;
  model: ListTableModel<Row>;
  layout: ListLayout<Row>;
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
export function ListTableFrame<Row extends { id: string }>(props: ListTableFrameProps<Row>) {
  const { caption, model, layout, scrollArea, grid, gridProps, rowCount, selectAll, footer, children } = props;
  const { currency, locale, currencySign } = useDaybookContext();
  const captionId = useId();
  const { table } = model;
  const sizes = model.columns.map((column) => ({
    id: column.id,
    size: column.columnDef.meta?.flexible ? undefined : column.getSize(),
  }));
  const leastWidth = sizes.reduce((total, { size = flexibleWidth }) => total + size, 0);
  return (
    <section
      className="daybook-table-scroll"
      ref={scrollArea}
      aria-labelledby={captionId}
      data-density={layout.view.density}
    >
      <table
        {...gridProps}
        ref={grid}
        className="daybook-table"
        role={gridProps && 'grid'}
        tabIndex={gridProps && 0}
        aria-rowcount={rowCount}
        data-parentheses={hasParentheses({ currency, locale, currencySign }) || undefined}
        style={{ '--_least-width': `${leastWidth}px` } as CSSProperties}
      >
        <caption className="daybook-visually-hidden" id={captionId}>
          {caption}
        </caption>
        <colgroup>
          {selectAll && <col data-column="select" />}
          {sizes.map(({ id, size }) => (
            <col key={id} data-column={id} style={{ '--_width': size && `${size}px` } as CSSProperties} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={rowCount === undefined ? undefined : 1}>
            {selectAll}
            {table.getLeafHeaders().map((header) => (
              <ColumnHeader
                key={header.id}
                header={header}
                canSort={layout.sorting?.canSort(header.column.id) ?? false}
                isInteractive={gridProps !== undefined}
                onFit={() => model.refit(header.column.id)}
              />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {footer && <tfoot>{footer}</tfoot>}
      </table>
    </section>
  );
}
