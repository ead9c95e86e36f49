/** The name of an icon. */
export type IconName = keyof typeof paths;

/** A decorative icon: what it is in is named. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}

const paths = {
  add: 'M8 3v10M3 8h10',
  copy: 'M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1',
  display:
    'M2 5h7.5M13 5h1M2 11h1M6.5 11H14M9.5 5a1.75 1.75 0 103.5 0 1.75 1.75 0 10-3.5 0zM3 11a1.75 1.75 0 103.5 0 1.75 1.75 0 10-3.5 0z',
  export: 'M8 2.5v7.5M4.5 7L8 10.5 11.5 7M2.5 13.5h11',
  filter: 'M2.5 4.5h11M4.5 8h7M6.5 11.5h3',
  help: 'M8 14.5a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM6 6.3a2 2 0 113 1.6c-.6.4-1 .8-1 1.6M8 11.6v.1',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  menu: 'M3 8h.5M7.75 8h.5M12.5 8h.5',
  more: 'M3 5h10M3 8h10M3 11h6',
  pin: 'M5 2.5h6M6 2.5v5l-2 2.5h8L10 7.5v-5M8 10v4',
  print: 'M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7z',
  refresh: 'M13 8a5 5 0 11-1.5-3.5L13.5 6.5M13.5 3v3.5H10',
  search: 'M7 11.5a4.5 4.5 0 100-9 4.5 4.5 0 000 9zM10.3 10.3L14 14',
  select: 'M2.5 2.5h11v11h-11zM5 8l2 2 4-4',
  delete: 'M3 4.5h10M6.5 4.5v-2h3v2M4.5 4.5l.6 9h5.8l.6-9',
  remove: 'M4 4l8 8M12 4l-8 8',
};
