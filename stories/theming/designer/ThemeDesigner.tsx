import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { SampleBooks } from '../../../.storybook/SampleBooks.tsx';
import { ClosingForm, GeneralLedger, InvoiceList, JournalEntryForm } from '../../../src/index.ts';
import {
  type Appearance,
  bootstrap,
  dark,
  dense,
  highContrast,
  material,
  neutral,
  rounded,
  serif,
  shadcn,
} from '../../../src/themes.ts';
import { type ContrastPair, colorsInForce, contrastPairs, type Scheme } from './contrastPairs.ts';
import { ThemeCode } from './ThemeCode.tsx';
import { TokenField } from './TokenField.tsx';
import { keyOf, tokens, withoutInvalid, withToken } from './themeCode.ts';
import './designer.css';

const noTheme: Appearance = {};
const presets: Record<string, Appearance> = {
  None: noTheme,
  Neutral: neutral,
  Dark: dark,
  Dense: dense,
  Rounded: rounded,
  Serif: serif,
  'High contrast': highContrast,
  'shadcn/ui': shadcn,
  Material: material,
  Bootstrap: bootstrap,
};

/** Edits a theme beside components that show it, checks its contrasts in light and in dark, and shows the code for it. */
export function ThemeDesigner() {
  const [written, setWritten] = useState(noTheme);
  const appearance = useMemo(() => withoutInvalid(written), [written]);
  const preview = useRef<HTMLDivElement>(null);
  const presetId = useId();
  const { pairs, inForce, measure } = useMeasurements(preview, appearance);
  const low = pairs.filter(({ ratio, atLeast }) => ratio < atLeast);
  const preset = Object.keys(presets).find((name) => presets[name] === written);
  return (
    <div className="designer">
      <div className="designer-tools">
        <div className="designer-value">
          <label htmlFor={presetId}>Start with</label>
          <select
            id={presetId}
            value={preset ?? ''}
            onChange={({ target }) => setWritten(presets[target.value] ?? noTheme)}
          >
            {!preset && <option value="">Your theme</option>}
            {Object.keys(presets).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        {tokens.map((token) => (
          <TokenField
            key={token.name}
            token={token}
            value={String(written[keyOf(token)] ?? '')}
            inForce={{ light: inForce.light[keyOf(token)], dark: inForce.dark[keyOf(token)] }}
            onChange={(value) => setWritten((before) => withToken(before, token, value))}
          />
        ))}
      </div>
      <div className="designer-results">
        <section className="designer-section">
          <h2>Contrast</h2>
          <p role="status">
            {low.length === 0 ? `All ${pairs.length} pairs of colors have enough contrast.` : 'Too little contrast:'}
          </p>
          <ul>
            {low.map(({ name, ratio, atLeast }) => (
              <li key={name}>
                {name}: {ratio.toFixed(1)}, at least {atLeast}
              </li>
            ))}
          </ul>
        </section>
        <ThemeCode appearance={appearance} />
        <div ref={preview}>
          <SampleBooks appearance={appearance}>
            <GeneralLedger
              glAccountId="gla_1200"
              defaultFilters={{ period: 'all' }}
              style={{ padding: '16px' }}
              onReady={measure}
            />
            <InvoiceList style={{ padding: '16px' }} />
            <JournalEntryForm style={{ padding: '16px' }} />
            <ClosingForm style={{ padding: '16px' }} />
          </SampleBooks>
        </div>
      </div>
    </div>
  );
}

interface Measurements {
  pairs: ContrastPair[];
  /** The colors of the tokens, by their keys. */
  inForce: Record<Scheme, Partial<Record<string, string>>>;
}

/** The colors of the preview in light and in dark, measured again when its page or its appearance changes. */
function useMeasurements(preview: { current: HTMLDivElement | null }, appearance: Appearance) {
  const { colorScheme } = appearance;
  const [measured, setMeasured] = useState<Measurements>({ pairs: [], inForce: { light: {}, dark: {} } });
  const measure = useCallback(() => {
    const root = preview.current?.querySelector<HTMLElement>('.daybook');
    if (!root) return;
    const schemes = colorScheme ? [colorScheme] : (['light', 'dark'] as const);
    const pairs = schemes.flatMap((scheme) =>
      contrastPairs(root, scheme).map((pair) => ({ ...pair, name: `${pair.name}, ${scheme}` })),
    );
    setMeasured({ pairs, inForce: { light: colorsInForce(root, 'light'), dark: colorsInForce(root, 'dark') } });
  }, [preview, colorScheme]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colors follow the appearance
  useEffect(measure, [measure, appearance]);
  useEffect(() => {
    const page = preview.current?.closest('[data-theme]');
    if (!page) return;
    const observer = new MutationObserver(measure);
    observer.observe(page, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [preview, measure]);
  return { ...measured, measure };
}
