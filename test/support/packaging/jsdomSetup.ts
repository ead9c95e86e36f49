class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// What jsdom lacks, as it has no layout: Daybook measures rows, and observes what is in view.
Object.assign(window, {
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
});
Object.assign(Range.prototype, { getBoundingClientRect: () => new DOMRect() });
Object.assign(Element.prototype, { scrollIntoView() {}, showPopover() {}, hidePopover() {} });
