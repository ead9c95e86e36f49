import { useState } from 'react';
import type { Appearance } from '../../../src/themes.ts';
import { useCopy } from '../../../src/ui/useCopy.ts';
import { cssOf, objectOf } from './themeCode.ts';

const kinds = { CSS: cssOf, 'appearance object': objectOf };

/** The theme as CSS or as an object for the provider, to copy. */
export function ThemeCode({ appearance }: { appearance: Appearance }) {
  const [kind, setKind] = useState<keyof typeof kinds>('CSS');
  const code = kinds[kind](appearance);
  const { copy, isCopied } = useCopy(code);
  return (
    <section className="designer-section">
      <h2>Code</h2>
      <div className="designer-value">
        <select aria-label="Kind of code" value={kind} onChange={({ target }) => setKind(target.value as typeof kind)}>
          {Object.keys(kinds).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <button type="button" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      </div>
      <textarea readOnly aria-label="Code of the theme" rows={code.split('\n').length} value={code} />
    </section>
  );
}
