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
import { ContrastSection } from './ContrastSection.tsx';
import { type ContrastPair, colorsInForce, contrastPairs, type Scheme, schemeOf } from './contrastPairs.ts';
import { ThemeCode } from './ThemeCode.tsx';
import { type Schemes, TokenField } from './TokenField.tsx';
import { keyOf, tokens, withoutInvalid } from './themeCode.ts';
import './designer.css';

const presets = {
  None: {},
  Neutral: neutral,
  Dark: dark,
  Dense: dense,
  Rounded: rounded,
  Serif: serif,
  'High contrast': highContrast,
  'shadcn/ui': shadcn,
  Material: material,
  Bootstrap: bootstrap,
} satisfies Record<string, Appearance>;

interface ThemeDesignerProps {
  /** Of the preview, in CSS; undefined fills the page. */
  width?: string | undefined;
}

/** Edits a theme beside components that show it, checks its contrasts in light and in dark, and shows the code for it. */
export function ThemeDesigner({ width }: ThemeDesignerProps) {
  const [preset, setPreset] = useState<keyof typeof presets>('None');
  /** The user's values over the preset's; an empty one removes the preset's. */
  const [own, setOwn] = useState<Appearance>({});
  const written: Appearance = useMemo(() => ({ ...presets[preset], ...own }), [preset, own]);
  const appearance = useMemo(() => withoutInvalid(written), [written]);
  const start = (name: keyof typeof presets, kept: Appearance) => {
    setPreset(name);
    setOwn(kept);
  };
  const preview = useRef<HTMLDivElement>(null);
  const presetId = useId();
  const { pairs, schemes, inForce, measure } = useMeasurements(preview, appearance);
  return (
    <div className="designer">
      <div className="designer-tools">
        <div className="designer-value">
          <label htmlFor={presetId}>Start with</label>
          <select
            id={presetId}
            value={preset}
            onChange={({ target }) => start(target.value as keyof typeof presets, withoutInvalid(own))} // one of the options
          >
            {Object.keys(presets).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <button type="button" onClick={() => start('None', {})}>
            Start over
          </button>
        </div>
        {tokens.map((token) => (
          <TokenField
            key={token.name}
            token={token}
            value={String(written[keyOf(token)] ?? '')}
            schemes={schemes}
            inForce={{ light: inForce.light[keyOf(token)], dark: inForce.dark[keyOf(token)] }}
            onChange={(value) => setOwn((before) => ({ ...before, [keyOf(token)]: value }))}
          />
        ))}
      </div>
      <div className="designer-results">
        <ContrastSection pairs={pairs} />
        <ThemeCode appearance={appearance} />
        <div ref={preview} style={{ maxInlineSize: width }}>
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
  schemes: Schemes;
  /** The colors of the tokens, by their keys. */
  inForce: Record<Scheme, Partial<Record<string, string>>>;
}

/** The colors of the preview in light and in dark, measured again when its page or its appearance changes. */
function useMeasurements(preview: { current: HTMLDivElement | null }, appearance: Appearance) {
  const { colorScheme } = appearance;
  const [measured, setMeasured] = useState<Measurements>({
    pairs: [],
    schemes: ['light', 'dark'],
    inForce: { light: {}, dark: {} },
  });
  const measure = useCallback(() => {
    const root = preview.current?.querySelector<HTMLElement>('.daybook');
    if (!root) return;
    const schemes = schemesOf(root, colorScheme);
    const pairs = schemes.flatMap((scheme) =>
      contrastPairs(root, scheme).map((pair) => ({ ...pair, name: `${pair.name}, ${scheme}` })),
    );
    const inForce = { light: colorsInForce(root, 'light'), dark: colorsInForce(root, 'dark') };
    setMeasured({ pairs, schemes, inForce });
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

/** The schemes to check, the one in force first; only that one where the appearance or the page's own surface is for one. */
function schemesOf(root: HTMLElement, colorScheme: Scheme | undefined): Schemes {
  const inForce = schemeOf(root);
  if (colorScheme || getComputedStyle(root).getPropertyValue('--daybook-color-background')) return [inForce];
  return inForce === 'light' ? ['light', 'dark'] : ['dark', 'light'];
}
