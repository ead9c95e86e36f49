import { useEffect, useId, useMemo, useRef, useState } from 'react';
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
import { type PublicToken, publicTokens } from '../tokens.ts';
import { type ContrastPair, contrastPairs, hexOf } from './contrastPairs.ts';
import './designer.css';

const presets: Record<string, Appearance> = {
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
};

/** The tokens for the look; those for the layout belong to the page. */
const tokens = publicTokens.filter(({ name }) => !/table-height|sticky/.test(name));

/** Edits a theme beside components that show it, checks its contrasts, and says the CSS for it. */
export function ThemeDesigner() {
  const [written, setWritten] = useState<Appearance>({});
  const appearance = useMemo(() => withoutUnfinished(written), [written]);
  const [pairs, setPairs] = useState<ContrastPair[]>([]);
  const preview = useRef<HTMLDivElement>(null);
  const presetId = useId();
  const measure = () => preview.current && setPairs(contrastPairs(preview.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colors follow the appearance
  useEffect(() => void measure(), [appearance]);

  const low = pairs.filter(({ ratio, atLeast }) => ratio < atLeast);
  return (
    <div className="designer">
      <div className="designer-tools">
        <div className="designer-field">
          <label htmlFor={presetId}>Start with</label>
          <select id={presetId} onChange={({ target }) => setWritten(presets[target.value] ?? {})}>
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
        <section className="designer-section">
          <h2>CSS</h2>
          <textarea readOnly aria-label="CSS of the theme" rows={8} value={cssOf(appearance)} />
        </section>
        <div ref={preview}>
          <SampleBooks appearance={appearance}>
            <GeneralLedger glAccountId="gla_1200" defaultFilters={{ period: 'all' }} onReady={measure} />
            <InvoiceList />
            <JournalEntryForm />
            <ClosingForm />
          </SampleBooks>
        </div>
      </div>
    </div>
  );
}

interface TokenFieldProps {
  token: PublicToken;
  value: string;
  onChange: (value: string) => void;
}

function TokenField({ token, value, onChange }: TokenFieldProps) {
  const id = useId();
  return (
    <div className="designer-field">
      <label htmlFor={id}>{token.name.replace('--daybook-', '')}</label>
      <input
        id={id}
        type="text"
        value={value}
        placeholder={token.fallback}
        title={`${token.does}. ${token.accepts}.`}
        onChange={({ target }) => onChange(target.value)}
      />
      {token.control === 'color' && (
        <input
          type="color"
          aria-label={`Pick ${token.name.replace('--daybook-', '')}`}
          value={hexOf(value || 'gray')}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}

/** `--daybook-color-accent` is `colorAccent`. */
function keyOf({ name }: PublicToken): keyof Appearance {
  const key = name.replace('--daybook-', '').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  return key as keyof Appearance; // a test compares the names
}

function withToken(appearance: Appearance, token: PublicToken, value: string): Appearance {
  const { [keyOf(token)]: _before, ...rest } = appearance;
  return value.trim() ? { ...rest, [keyOf(token)]: value } : rest;
}

/** Without colors that are still being typed. */
function withoutUnfinished(written: Appearance): Appearance {
  const unfinished = tokens.filter((token) => {
    const value = written[keyOf(token)];
    return token.control === 'color' && value !== undefined && !CSS.supports('color', String(value));
  });
  return unfinished.reduce((appearance, token) => withToken(appearance, token, ''), written);
}

function cssOf(appearance: Appearance): string {
  const lines = tokens.flatMap((token) => {
    const value = appearance[keyOf(token)];
    return value === undefined ? [] : [`  ${token.name}: ${value};`];
  });
  const scheme = appearance.colorScheme ? [`  color-scheme: ${appearance.colorScheme};`] : [];
  return `.my-app {\n${[...scheme, ...lines].join('\n')}\n}`;
}
