import type { BenchEntry, Contestant } from './contestant.ts';

const rowHeight = 36;
const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The floor: a virtual list in a few lines of DOM code, without a framework, a header or a role. */
export const rawDom: Contestant = {
  scroller: '.raw',
  mount(root, pages) {
    const rows = pages.flat();
    root.innerHTML = `<style>
      .raw { block-size: 640px; overflow: auto; }
      .raw table { inline-size: 100%; table-layout: fixed; border-collapse: separate; border-spacing: 0; }
      .raw td { block-size: ${rowHeight}px; box-sizing: border-box; padding: 4px 8px; overflow: hidden; white-space: nowrap;
        text-overflow: ellipsis; border-block-end: 1px solid #ddd; }
      .raw td:nth-child(n + 4) { text-align: end; font-variant-numeric: tabular-nums; }
    </style><div class="raw"><table><tbody></tbody></table></div>`;
    const scroller = root.querySelector('.raw') as HTMLElement;
    const body = root.querySelector('tbody') as HTMLElement;
    let [from, to] = [-1, -1];
    const draw = () => {
      const start = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - 5);
      const end = Math.min(rows.length, start + Math.ceil(scroller.clientHeight / rowHeight) + 10);
      if (start === from && end === to) return;
      [from, to] = [start, end];
      const spacer = (height: number) => `<tr style="height:${height}px"></tr>`;
      const drawn = rows.slice(start, end).map(rowHtml).join('');
      body.innerHTML = spacer(start * rowHeight) + drawn + spacer((rows.length - end) * rowHeight);
    };
    scroller.addEventListener('scroll', draw, { passive: true });
    draw();
  },
};

function rowHtml(entry: BenchEntry): string {
  const amount = (value: number) => (value ? money.format(value / 100) : '');
  const cells = [
    date.format(new Date(entry.date)),
    entry.entity.displayName,
    entry.description,
    amount(entry.drAmount),
    amount(entry.crAmount),
    money.format(entry.runningBalance / 100),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
