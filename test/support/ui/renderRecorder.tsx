import { Profiler, type ReactNode } from 'react';

/** What is read of React's tree. */
interface Fiber {
  tag: number;
  flags: number;
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  return: Fiber | null;
  stateNode: unknown;
}

/** Of a function component, one with a forwarded ref, and a memoized one. */
const componentTags = [0, 11, 15];
const performedWork = 1;

/** Records which components render, by React's tree after each commit. */
export function createRenderRecorder() {
  let known = new Set<Fiber>();
  let names: string[] = [];
  const onRender = () => {
    const current = fibersOf(rootOf(document.querySelector('main') as Element)); // rendered in a page
    for (const fiber of current) {
      const isRendered = !known.has(fiber) && (fiber.flags & performedWork) !== 0;
      if (isRendered && componentTags.includes(fiber.tag)) names.push(nameOf(fiber.type));
    }
    known = new Set(current);
  };
  return {
    /** Around what is recorded. */
    record: (children: ReactNode) => (
      <Profiler id="recorded" onRender={onRender}>
        {children}
      </Profiler>
    ),
    /** Waits until nothing renders. @returns the components that have rendered since the last call. */
    async settle(): Promise<string[]> {
      for (let before = -1; names.length > before; ) {
        before = names.length;
        await new Promise((done) => setTimeout(done, 300));
      }
      const settled = names;
      names = [];
      return settled;
    },
  };
}

function rootOf(element: Element): Fiber {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$')) ?? '';
  let fiber = (element as unknown as Record<string, Fiber>)[key] as Fiber; // React's own member
  while (fiber.return) fiber = fiber.return;
  return (fiber.stateNode as { current: Fiber }).current; // of the root
}

function fibersOf(fiber: Fiber | null): Fiber[] {
  return fiber ? [fiber, ...fibersOf(fiber.child), ...fibersOf(fiber.sibling)] : [];
}

function nameOf(type: unknown): string {
  const { displayName, name, render } = type as { displayName?: string; name?: string; render?: { name: string } };
  return displayName || name || render?.name || 'anonymous';
}
