import { vi } from 'vitest';

/** By what a session notices that somebody is back. */
const wakeEvents = ['visibilitychange', 'pageshow', 'online'];

/** Watches the page's listeners for somebody's return. @returns those that are there now: `window online`. */
export function watchListeners(): () => string[] {
  const present: { name: string; listener: unknown }[] = [];
  for (const [owner, target] of Object.entries({ document, window })) {
    const { addEventListener: add, removeEventListener: remove } = target;
    vi.spyOn(target, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
      const [type, listener] = args;
      if (wakeEvents.includes(type)) present.push({ name: `${owner} ${type}`, listener });
      add.apply(target, args);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((...args: Parameters<typeof remove>) => {
      const [type, listener] = args;
      const index = present.findIndex((one) => one.name === `${owner} ${type}` && one.listener === listener);
      if (index >= 0) present.splice(index, 1);
      remove.apply(target, args);
    });
  }
  return () => present.map(({ name }) => name).sort();
}
