import { descriptionOf } from '../data/descriptionOf.ts';
import type { GlEntry } from '../data/schema.ts';
import type { SourceMessages } from './documentProps.ts';
import type { Fact } from './Facts.tsx';

/** What the entry itself says about its source. */
export function entryFacts(entry: GlEntry, messages: SourceMessages): Fact[] {
  const { entity } = entry;
  return [
    [messages.source, entity?.displayName],
    [messages.detail, entity?.secondaryDisplayName],
    [messages.description, descriptionOf(entry)],
    [messages.reference, entity?.id],
  ];
}
