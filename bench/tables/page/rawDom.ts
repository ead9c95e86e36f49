import { type Contestant, columns, rowHeight, viewHeight } from './contestant.ts';
import type { BenchEntry } from './entries.ts';

let rows: BenchEntry[] = [];
let draw = () => {};

/** The baseline: a virtual list in a few lines of DOM code, without a framework, header or roles. */
export const contestant: Contestant = {
  scroller: '.raw',
  mount(root, pages) {
    rows = pages.flat();
    root.innerHTML = `<style>
      .raw { block-size: ${viewHeight}px; overflow: auto; }
      .raw table { inline-size: 100%; table-layout: fixed; border-collapse: separate; border-spacing: 0; }
      .raw td { block-size: ${rowHeight}px; box-sizing: border-box; padding: 4px 8px; overflow: hidden; white-space: nowrap;
        text-overflow: ellipsis; border-block-end: 1px solid #ddd; }
      .raw td:nth-child(n + 4) { text-align: end; font-variant-numeric: tabular-nums; }
    </style><div class="raw"><table><colgroup>${columns.map(colHtml).join('')}</colgroup><tbody></tbody></table></div>`;
    const scroller = root.querySelector('.raw') as HTMLElement;
    const body = root.querySelector('tbody') as HTMLElement;
    let [from, to, count] = [-1, -1, -1];
    draw = () => {
      const start = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - 5);
      const end = Math.min(rows.length, start + Math.ceil(viewHeight / rowHeight) + 10);
      if (start === from && end === to && rows.length === count) return;
      [from, to, count] = [start, end, rows.length];
      const spacer = (height: number) => `<tr style="height:${height}px"></tr>`;
      const drawn = rows.slice(start, end).map(rowHtml).join('');
      body.innerHTML = spacer(start * rowHeight) + drawn + spacer((rows.length - end) * rowHeight);
    };
    scroller.addEventListener('scroll', draw, { passive: true });
    draw();
    return () => root.replaceChildren();
  },
  append(page) {
    rows.push(...page);
    draw();
  },
};

function colHtml({ width }: { width?: number }): string {
  return width ? `<col style="inline-size:${width}px">` : '<col>';
}

function rowHtml(entry: BenchEntry): string {
  return `<tr>${columns.map(({ text }) => `<td>${text(entry)}</td>`).join('')}</tr>`;
}
