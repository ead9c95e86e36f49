/**
 * Calls back in the next frame after elements have changed their size: within the observer's own callback, browsers would report an
 * error to the host's window. The first call is soon after the start.
 */
export function observeSizes(elements: Iterable<Element>, onChange: () => void): SizeObserver {
  const observed = [...elements];
  const page = observed[0]?.ownerDocument.defaultView ?? window; // a host may render into a frame
  let frame = 0;
  const recheck = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  };
  const observer = new page.ResizeObserver(recheck);
  for (const element of observed) observer.observe(element);
  return {
    observe: (element) => observer.observe(element),
    recheck,
    stop: () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}

export interface SizeObserver {
  observe: (another: Element) => void;
  /** Calls back as if a size had changed. */
  recheck: () => void;
  stop: () => void;
}
