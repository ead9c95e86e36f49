/** Records the announcements that match. @returns a function that ends it, with what was announced. */
export function observeStatus(text: RegExp): () => string[] {
  const texts: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
      if (region?.textContent && text.test(region.textContent)) texts.push(region.textContent);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    return texts;
  };
}
