import { useEffect, useState } from 'react';
import { en } from '../src/locales/en.ts';
import { loadTranslation, type Translation } from '../src/locales.ts';
import { globalTypes } from './toolbar.ts';

type Message = string | Partial<Record<Intl.LDMLPluralRule, string>> | ((values: never, locale: string) => string);

const languages = (globalTypes.locale?.toolbar?.items ?? [])
  .flatMap((item) => (typeof item === 'object' && item.value ? [{ value: item.value, title: item.title }] : []))
  .filter(({ value }) => !/^(en|hi)/.test(value));

/** Every message key with its English text and another language's, to be searched with the browser. */
export function MessageTable() {
  const [locale, setLocale] = useState('de-DE');
  const [translation, setTranslation] = useState<Translation>();
  useEffect(() => {
    let isCurrent = true;
    loadTranslation(locale).then((loaded) => isCurrent && setTranslation(loaded));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return (
    <>
      <label>
        Language{' '}
        <select value={locale} onChange={({ target }) => setLocale(target.value)}>
          {languages.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {Object.entries<Readonly<Record<string, Message>>>(en).map(([group, messages]) => (
        <section key={group}>
          <h2 id={group}>{group}</h2>
          <table>
            <thead>
              <tr>
                <th>Key</th>
                <th>English</th>
                <th>{languages.find(({ value }) => value === locale)?.title}</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(messages).map(([key, message]) => (
                <tr key={key}>
                  <td>
                    <code>{key}</code>
                  </td>
                  <td>{textOf(message, 'en')}</td>
                  <td dir="auto" lang={locale}>
                    {textOf(otherOf(translation, group, key), locale)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}

function otherOf(translation: Translation | undefined, group: string, key: string): Message | undefined {
  const groups = translation as Record<string, Record<string, Message>> | undefined; // each group has other keys
  return groups?.[group]?.[key];
}

/** A message with the names of its values in braces, and all forms of a plural. */
function textOf(message: Message | undefined, locale: string): string {
  if (typeof message === 'object') return [...new Set(Object.values(message))].join(' · ');
  if (typeof message !== 'function') return message ?? '';
  const names = new Proxy({}, { get: (_target, name) => `{${String(name)}}` });
  try {
    return message(names as never, locale); // names stand for values of any type
  } catch {
    return '…'; // needs a real number
  }
}
