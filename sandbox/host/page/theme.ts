import { useState } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The theme setting, saved in local storage. `theme.js` applies it before the first paint. */
export function useTheme() {
  const [theme, setTheme] = useState(() => themes.find((name) => name === document.documentElement.dataset.theme));
  return {
    theme: theme ?? 'system',
    choose(chosen: Theme) {
      document.documentElement.dataset.theme = chosen;
      localStorage.setItem('atelier-theme', chosen);
      setTheme(chosen);
    },
  };
}
