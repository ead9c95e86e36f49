import { Icon, type IconName } from '../../ui/fields/Icon.tsx';

interface ToolLabelProps {
  /** Where there is room for the text; default the same. */
  iconBesideText?: IconName;
  icon: IconName;
  text: string;
}

/** What a button of the toolbar shows: an icon and its text, or the icon alone where the list is narrow. */
export function ToolLabel({ icon, iconBesideText = icon, text }: ToolLabelProps) {
  return (
    <span className="daybook-tool">
      <span className="daybook-in-tables">
        <Icon name={iconBesideText} />
      </span>
      <span className="daybook-in-cards">
        <Icon name={icon} />
      </span>
      <span className="daybook-tool-text">{text}</span>
    </span>
  );
}
