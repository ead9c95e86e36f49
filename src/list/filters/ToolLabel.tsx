import { Icon } from '../../ui/fields/Icon.tsx';

export type Tool = keyof typeof paths;

interface ToolLabelProps {
  icon: Tool;
  /** Where there is room for the text; default the same. */
  iconBesideText?: Tool;
  text: string;
}

/** What a button of the toolbar shows: an icon and its text, or the icon alone where the list is narrow. */
export function ToolLabel({ icon, iconBesideText = icon, text }: ToolLabelProps) {
  return (
    <span className="daybook-tool">
      <span className="daybook-in-tables">
        <Icon path={paths[iconBesideText]} />
      </span>
      <span className="daybook-in-cards">
        <Icon path={paths[icon]} />
      </span>
      <span className="daybook-tool-text">{text}</span>
    </span>
  );
}

const paths = {
  add: 'M8 3v10M3 8h10',
  display:
    'M2 5h7.5M13 5h1M2 11h1M6.5 11H14M9.5 5a1.75 1.75 0 103.5 0 1.75 1.75 0 10-3.5 0zM3 11a1.75 1.75 0 103.5 0 1.75 1.75 0 10-3.5 0z',
  filter: 'M2.5 4.5h11M4.5 8h7M6.5 11.5h3',
};
