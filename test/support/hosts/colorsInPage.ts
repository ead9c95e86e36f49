import type { Locator } from 'playwright';

interface Contrasts {
  /** Of the text on the element's background. */
  text: number;
  /** Of the element's background on what is around it. */
  background: number;
  /** Of the outline on what is around the element; 0 without an outline that can be seen. */
  outline: number;
}

/** The contrast ratios of an element as it is drawn, from 1 to 21, in any color notation. @see WCAG 2.2, 1.4.3 and 1.4.11 */
export function contrastsOf(element: Locator): Promise<Contrasts> {
  return element.evaluate((node) => {
    type Color = readonly [red: number, green: number, blue: number, alpha: number];
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('There is no canvas.');
    const parsed = (color: string): Color => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = ([r, g, b, a]: Color, [r2, g2, b2]: Color): Color => [
      r * a + r2 * (1 - a),
      g * a + g2 * (1 - a),
      b * a + b2 * (1 - a),
      1,
    ];
    const canvasColor = () => {
      const probe = document.documentElement.appendChild(document.createElement('i'));
      probe.style.backgroundColor = 'Canvas';
      const color = parsed(getComputedStyle(probe).backgroundColor);
      probe.remove();
      return color;
    };
    const backgroundOf = (at: Element | null): Color =>
      at ? over(parsed(getComputedStyle(at).backgroundColor), backgroundOf(at.parentElement)) : canvasColor();
    const luminance = ([red, green, blue]: Color) => {
      const linear = (channel: number) =>
        channel <= 10.31475 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    };
    const contrast = (one: Color, other: Color) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };

    const style = getComputedStyle(node);
    const background = backgroundOf(node);
    const around = backgroundOf(node.parentElement);
    const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
    return {
      text: contrast(over(parsed(style.color), background), background),
      background: contrast(background, around),
      outline: hasOutline ? contrast(over(parsed(style.outlineColor), around), around) : 0,
    };
  });
}
