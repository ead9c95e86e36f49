import { useEffect, useState } from 'react';

/** The key of the text under the pointer or with the focus, at the bottom of the window. */
export function MessageKey() {
  const [key, setKey] = useState<string>();
  useEffect(() => {
    const read = ({ target }: Event) => {
      const marked = target instanceof Element ? target.closest('[data-daybook-message]') : null;
      setKey(marked?.getAttribute('data-daybook-message') ?? undefined);
    };
    document.addEventListener('pointerover', read);
    document.addEventListener('focusin', read);
    return () => {
      document.removeEventListener('pointerover', read);
      document.removeEventListener('focusin', read);
    };
  }, []);
  return <div className="message-key">{key ?? 'Point at a text, or tab to it, to read its key.'}</div>;
}
