/** Records the announcements that match. @returns a function that ends it, with what was announced. */
export function observeStatus(text: RegExp): () => string[] {
  const texts: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
      const read = region && readText(region);
      if (read && text.test(read)) texts.push(read);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    return texts;
  };
}

/** Its text without what is only seen, such as keys. */
function readText(region: Element): string {
  const copy = region.cloneNode(true) as Element; // of an element
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent.trim();
}
