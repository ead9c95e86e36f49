let logged = '';

/** Logs the colors of a component if its text and its background, such as that of fields and menus, are of two schemes; equal ones once. */
export function logUnreadableText(root: Element): void {
  const style = getComputedStyle(root);
  if (!style.getPropertyValue('--_surface')) return; // without the stylesheet, or removed from the page
  const { color } = style;
  const probe = root.appendChild(document.createElement('i'));
  probe.style.cssText = `background: var(--_surface); color: ${linear(color)}; outline-color: ${linear('var(--_surface)')}`;
  const computed = getComputedStyle(probe);
  const colors = `${color} on ${computed.backgroundColor}`;
  const luminances = [computed.color, computed.outlineColor].map(luminanceOf);
  probe.remove();
  // Not a number in browsers without relative colors.
  const contrast = (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
  if (!(contrast < 3) || logged === colors) return;
  logged = colors;
  // biome-ignore lint/suspicious/noConsole: a mistake of the developer that only they can correct
  console.error(
    `Daybook: some text can't be read, such as links and errors. The page's text on the background of fields is ${colors}. ` +
      'Set color-scheme on your page to the scheme of its colors, or set both ' +
      '--daybook-color-text and --daybook-color-background.',
  );
}

function linear(color: string): string {
  return `color(from ${color} srgb-linear r g b)`;
}

/** WCAG's relative luminance of a computed color; not a number if it is translucent. */
function luminanceOf(color: string): number {
  const [r = NaN, g = NaN, b = NaN, alpha = 1] = color.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? [];
  return color.startsWith('color(srgb-linear') && alpha === 1 ? 0.2126 * r + 0.7152 * g + 0.0722 * b : NaN;
}
