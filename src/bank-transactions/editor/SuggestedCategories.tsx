'use client';
import { useCategories } from '../../reference-lists/data/queries.ts';
import { findCategory } from '../../reference-lists/data/rules.ts';
import { Button } from '../../ui/fields/Button.tsx';
import type { transactionMessages } from '../messages.ts';

interface SuggestedCategoriesProps {
  suggested: readonly { id: string }[] | null | undefined;
  chosenId: string | null;
  onChoose: (categoryId: string) => void;
  messages: typeof transactionMessages;
}

/** One button for each category that the service suggests and that has a name. */
export function SuggestedCategories({ suggested, chosenId, onChoose, messages }: SuggestedCategoriesProps) {
  const categories = useCategories().data;
  const named = (suggested ?? []).flatMap(({ id }) => (categories && findCategory(categories, id)) ?? []);
  const others = named.filter(({ id }) => id !== chosenId);
  if (others.length === 0) return null;
  return (
    <ul className="daybook-suggestions" aria-label={messages.suggested}>
      {others.map(({ id, name }) => (
        <li key={id}>
          <Button isQuiet onPress={() => onChoose(id)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
