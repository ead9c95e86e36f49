'use client';
import { type ComponentPropsWithoutRef, type CSSProperties, type ReactNode, type RefObject, useId } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { hasParentheses } from '../../core/money/formatMoney.ts';
import { flexibleWidth } from './useListTable.ts';
import type { ListView } from './useListView.ts';

interface ListTableFrameProps {
  caption: string;
  /** The visible columns with their widths in pixels; undefined for a flexible one. */
  columns: readonly { id: string; width: number | undefined }[];
  /** Their header cells. */
  headers: ReactNode;
  density: ListView['density'];
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
export function ListTableFrame(props: ListTableFrameProps) {
  const { caption, columns, headers, density, scrollArea, grid, gridProps, rowCount, selectAll, footer, children } =
    props;
  const { currency, locale, currencySign } = useDaybookContext();
  const captionId = useId();
  const leastWidth = columns.reduce((total, { width = flexibleWidth }) => total + width, 0);
  return (
    <section className="daybook-table-scroll" ref={scrollArea} aria-labelledby={captionId} data-density={density}>
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
          {columns.map(({ id, width }) => (
            <col key={id} data-column={id} style={{ '--_width': width && `${width}px` } as CSSProperties} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={rowCount === undefined ? undefined : 1}>
            {selectAll}
            {headers}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {footer && <tfoot>{footer}</tfoot>}
      </table>
    </section>
  );
}
