'use client';
import type { ComponentPropsWithoutRef, CSSProperties, ReactNode, RefObject } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { hasParentheses } from '../../core/money/formatMoney.ts';
import type { ListView } from '../views/schema.ts';
import { flexibleWidth } from './useListTable.ts';

interface ListTableFrameProps {
  caption: string;
  /** The visible columns with their widths in pixels; undefined for a flexible one, which has at least `least`. */
  columns: readonly { id: string; width: number | undefined; least?: number; hiddenBelow?: number | undefined }[];
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
  /** Whether cards have checkboxes, too. */
  isSelecting?: boolean | undefined;
  /** The offsets of pinned columns, as CSS properties. */
  pins?: Readonly<Record<string, string>>;
  footer?: ReactNode;
  children: ReactNode;
}

/** A scrolling table with caption, header and footer, shared by a table and its skeleton. */
export function ListTableFrame(props: ListTableFrameProps) {
  const {
    caption,
    columns,
    headers,
    density,
    scrollArea,
    grid,
    gridProps,
    rowCount,
    selectAll,
    isSelecting,
    pins,
    footer,
    children,
  } = props;
  const { currency, locale, currencySign } = useDaybookContext();
  const leastWidth = columns.reduce((total, { width, least = flexibleWidth }) => total + (width ?? least), 0);
  const boxes = selectAll ? ' + 10 * var(--_space)' : '';
  return (
    <section className="daybook-table-scroll" ref={scrollArea} data-density={density}>
      <table
        {...gridProps}
        ref={grid}
        className="daybook-table"
        role={gridProps && 'grid'}
        tabIndex={gridProps && 0}
        aria-rowcount={rowCount}
        data-pins={pins && Object.keys(pins).length > 0 ? '' : undefined}
        data-selectable={selectAll ? '' : undefined}
        data-selecting={isSelecting || undefined}
        data-parentheses={hasParentheses({ currency, locale, currencySign }) || undefined}
        style={{ '--_least-width': `calc(${leastWidth}px${boxes})`, ...pins } as CSSProperties}
      >
        <caption className="daybook-visually-hidden">{caption}</caption>
        <colgroup>
          {selectAll && <col data-column="select" />}
          {columns.map(({ id, width, hiddenBelow }) => (
            <col
              key={id}
              data-column={id}
              data-hidden-below={hiddenBelow}
              style={{ '--_width': width && `${width}px` } as CSSProperties}
            />
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
