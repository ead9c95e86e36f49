'use client';
import { useEffect, useMemo, useState } from 'react';
import type { DaybookContextValue } from '../core/daybookContext.ts';
import type { OverridesByArea } from '../core/messages/messages.ts';
import { useLatest } from '../core/state/useLatest.ts';
import type { Translation } from '../locales/translation.ts';
import { textProblems } from './textProblems.ts';
import { useReportProblem } from './useReportProblem.ts';

/** Loads the texts of a locale; undefined means that they are English. */
export type LoadTranslation = (locale: string) => Promise<Translation | undefined>;

interface TranslationOptions {
  translation: Translation | LoadTranslation | undefined;
  locale: string;
  /** The host's own texts, which win. */
  messages: OverridesByArea;
  report: DaybookContextValue['report'];
}

/**
 * The texts of the provider's language, under the host's own. While another language loads, the texts stay as they are; if it
 * can't be loaded, they are English.
 */
export function useTranslation({
  translation,
  locale,
  messages,
  report,
}: TranslationOptions): Pick<DaybookContextValue, 'messages' | 'language' | 'isTranslating'> {
  const isLoadedOnDemand = typeof translation === 'function';
  const latest = useLatest(translation);
  const [loaded, setLoaded] = useState<{ texts?: Translation | undefined; locale: string }>();

  useEffect(() => {
    if (!isLoadedOnDemand) return;
    let isCurrent = true;
    const load = async () => (typeof latest.current === 'function' ? latest.current(locale) : undefined);
    load().then(
      (texts) => isCurrent && setLoaded({ texts, locale }),
      (cause) => {
        if (!isCurrent) return;
        setLoaded({ locale });
        const error = new Error(`The texts for "${locale}" couldn't be loaded, so they are in English.`, { cause });
        report({ component: 'DaybookProvider', error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoadedOnDemand, locale, latest, report]);

  const given = isLoadedOnDemand ? loaded?.texts : translation;
  const problems = [...textProblems('translation', given), ...textProblems('messages', messages)];
  useReportProblem(problems.join(' '), report);
  const texts = typeof given === 'object' ? given : undefined;
  const language = texts && ((isLoadedOnDemand && loaded?.locale) || locale);
  const isTranslating = isLoadedOnDemand && !loaded;
  return useMemo(
    () => ({ messages: mergeAreas(texts, messages), language, isTranslating }),
    [texts, messages, language, isTranslating],
  );
}

function mergeAreas(translation: OverridesByArea | undefined, messages: OverridesByArea): OverridesByArea {
  if (!translation) return Object.fromEntries(Object.entries(messages).filter(([, texts]) => isArea(texts)));
  const merged = Object.entries(translation).map(([area, texts]) => {
    const given = messages[area as keyof OverridesByArea];
    const own = Object.entries(isArea(given) ? given : {}).filter(([, text]) => text !== undefined);
    return [area, { ...texts, ...Object.fromEntries(own) }];
  });
  return Object.fromEntries(merged);
}

/** A host may give something else in JavaScript. */
const isArea = (texts: unknown): texts is object => typeof texts === 'object' && texts !== null;
