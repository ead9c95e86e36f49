'use client';
import { useId } from 'react';
import { useCategories } from '../../reference-lists/data/queries.ts';
import { findCategory } from '../../reference-lists/data/rules.ts';
import type { NamedChoice } from '../../reference-lists/data/schema.ts';
import { useRecentChoices } from '../../reference-lists/data/useRecentChoices.ts';
import { Button } from '../../ui/fields/Button.tsx';
import type { Direction } from '../model/lineValues.ts';
import type { transactionMessages } from '../transactionMessages.ts';

interface CategoryPillsProps {
  suggested: readonly { id: string }[] | null | undefined;
  chosenId: string | null;
  /** Categories of the other direction are not offered. */
  direction: Direction;
  onChoose: (categoryId: string) => void;
  messages: typeof transactionMessages;
}

/** How many recent categories are shown. */
const maxRecent = 3;

/** A button for each category that the service suggests, and for the latest choices, with the keys Alt+1 to Alt+3. */
export function CategoryPills({ suggested, chosenId, direction, onChoose, messages }: CategoryPillsProps) {
  const categories = useCategories().data;
  const { recent } = useRecentChoices('categories');
  const fitting = categories && { ...categories, [direction === 'in' ? 'expense' : 'revenue']: [] };
  const find = ({ id }: { id: string }) => (fitting && findCategory(fitting, id)) ?? [];
  const suggestions = (suggested ?? []).flatMap(find).filter(({ id }) => id !== chosenId);
  const others = recent
    .flatMap(find)
    .filter(({ id }) => id !== chosenId && !suggestions.some((suggestion) => suggestion.id === id))
    .slice(0, maxRecent);
  return (
    <>
      <Pills label={messages.suggested} choices={suggestions} hasKeys onChoose={onChoose} />
      <Pills label={messages.recent} choices={others} onChoose={onChoose} />
    </>
  );
}

interface PillsProps {
  label: string;
  choices: readonly Pick<NamedChoice, 'id' | 'name'>[];
  hasKeys?: boolean;
  onChoose: (id: string) => void;
}

function Pills({ label, choices, hasKeys = false, onChoose }: PillsProps) {
  const labelId = useId();
  if (choices.length === 0) return null;
  return (
    <div className="daybook-pills">
      <span id={labelId} className="daybook-secondary">
        {label}
      </span>
      <ul aria-labelledby={labelId}>
        {choices.map(({ id, name }, index) => (
          <li key={id}>
            <Button
              isQuiet
              isTabStop={false} // keys and the list do the same, and Tab goes from field to field
              isKeyShown={index === 0}
              shortcut={hasKeys && index < 3 ? `Alt+${index + 1}` : undefined}
              onPress={() => onChoose(id)}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
