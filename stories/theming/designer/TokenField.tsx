import { useId, useState } from 'react';
import type { PublicToken } from '../tokens.ts';
import { hexOf, type Scheme } from './contrastPairs.ts';
import { lightAndDark, problemOf } from './themeCode.ts';

/** The schemes that components can have, the one in force first. */
export type Schemes = readonly [Scheme, ...Scheme[]];

interface TokenFieldProps {
  token: PublicToken;
  value: string;
  schemes: Schemes;
  /** The colors in force, `#rrggbb`; undefined until they are measured. */
  inForce: Record<Scheme, string | undefined>;
  onChange: (value: string) => void;
}

/** The value of a token, with a picker for a color; light and dark have their own if they differ. */
export function TokenField({ token, value, schemes, inForce, onChange }: TokenFieldProps) {
  const id = useId();
  const { name } = token;
  const problem = problemOf(token, value);
  const pair = lightAndDark(value);
  const isColor = token.control === 'color';
  const [emptied, setEmptied] = useState<Scheme>();
  const field = (label: string, own: string, color: string | undefined, onOwnChange: (value: string) => void) => (
    <div className="designer-value">
      <input
        type="text"
        aria-label={label}
        aria-describedby={`${id}-help`}
        aria-invalid={problem !== undefined}
        aria-errormessage={problem && `${id}-problem`}
        value={own}
        placeholder={isColor ? color : token.fallback}
        onChange={({ target }) => onOwnChange(target.value)}
        onBlur={() => setEmptied(undefined)}
      />
      {isColor && (
        <input
          type="color"
          aria-label={`Pick ${label}`}
          value={problem || !own ? (color ?? '#808080') : hexOf(own)}
          onChange={({ target }) => onOwnChange(target.value)}
        />
      )}
    </div>
  );
  /** One color of a pair. While it is empty, the color in force stands in, so that the other one stays. */
  const half = (scheme: Scheme, colors: Record<Scheme, string>) =>
    field(`${name}, ${scheme}`, emptied === scheme ? '' : colors[scheme], inForce[scheme], (color) => {
      setEmptied(color.trim() ? undefined : scheme);
      const { light, dark }: Partial<typeof colors> = { ...colors, [scheme]: color.trim() || inForce[scheme] };
      onChange(`light-dark(${light}, ${dark})`);
    });
  return (
    <fieldset className="designer-field">
      <legend>{name}</legend>
      <p id={`${id}-help`}>
        {token.does}. {token.accepts}. Default: {token.fallback.replaceAll('`', '')}.
      </p>
      {pair ? (
        <>
          {half('light', pair)}
          {half('dark', pair)}
          <button type="button" onClick={() => onChange(pair.light)}>
            Same in light and dark
          </button>
        </>
      ) : (
        field(name, value, inForce[schemes[0]], onChange)
      )}
      {isColor && !pair && schemes.length > 1 && inForce.light && inForce.dark && (
        <button
          type="button"
          onClick={() => onChange(`light-dark(${value || inForce.light}, ${value || inForce.dark})`)}
        >
          Differ in dark
        </button>
      )}
      {problem && (
        <p id={`${id}-problem`} className="designer-problem">
          {problem} Not in the code below.
        </p>
      )}
    </fieldset>
  );
}
