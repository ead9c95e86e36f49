/** Attributes whose text a user reads: axe only checks that there is one. */
const texts = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title', 'value']);
/** Ids and what refers to them: equal where the same elements refer to each other. */
const references =
  /^(id|for|name|headers|href|list|aria-(labelledby|describedby|controls|owns|activedescendant|details))$/;
/** Attributes that no rule of axe reads, except those that measure pixels. */
const ignored = /^(class|style|width|height|d|x|y|data-.*)$/;
/** More rows of the same kind. */
export const furtherRows = 'tr:nth-child(n + 4)';

/** The elements below `root`, also in shadow roots, as axe sees them: roles, states and references, and which have text; not what it says. */
export function structureOf(root: Element): string {
  const ids = new Map<string, number>();
  const idOf = (id: string) => {
    if (!ids.has(id)) ids.set(id, ids.size);
    return ids.get(id);
  };
  const comparable = ({ name, value }: Attr) => {
    if (texts.has(name)) return value.trim() !== '';
    return references.test(name) ? value.split(' ').map(idOf) : value.replace(/\d+/g, '0');
  };
  const structure = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? 'text' : '';
    if (!(node instanceof Element) || node.matches(`style, script, ${furtherRows}`)) return '';
    const attributes = [...node.attributes].filter(({ name }) => !ignored.test(name));
    const start = [node.localName, ...attributes.map((attribute) => `${attribute.name}=${comparable(attribute)}`)];
    const children = [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes];
    return `<${start.join(' ')}>${children.map(structure).join('')}</>`;
  };
  return structure(root);
}
