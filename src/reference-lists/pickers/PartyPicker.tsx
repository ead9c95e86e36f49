'use client';
import { useMemo, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { Combobox } from '../../ui/picker/Combobox.tsx';
import type { PickerProps } from '../../ui/picker/usePickerList.ts';
import { selectableItems, uniqueById } from '../data/rules.ts';
import { referenceMessages } from '../messages.ts';
import { groupFirst } from './optionGroups.ts';
import { type Party, type PartyKind, partyOption, usePartySearch } from './usePartySearch.ts';

export interface PartyPickerProps extends PickerProps {
  value: string | null;
  onChange: (party: Party | null) => void;
  /** Known parties: the selected one may not be in a loaded list. */
  known?: readonly Party[] | undefined;
}

interface PartyPickerOfKindProps extends PartyPickerProps {
  kind: PartyKind;
  /** Recent choices, shown first. */
  recent?: readonly Party[];
}

/** Selects a customer or vendor. */
export function PartyPicker({ kind, value, onChange, known, recent = noParties, ...props }: PartyPickerOfKindProps) {
  const messages = useMessages('references', referenceMessages);
  // May be known only from a search, which ends with the selection.
  const [lastChosen, setLastChosen] = useState<Party>();
  const { parties, isComplete, listProps } = usePartySearch(kind, known);
  const choices = useMemo(
    () => selectableItems(uniqueById(parties, isComplete ? [] : recent, lastChosen && [lastChosen]), value),
    [parties, isComplete, recent, lastChosen, value],
  );
  const groups = useMemo(() => {
    const options = choices.map((party) => partyOption(party, messages));
    if (recent.length === 0) return [{ id: kind, options }];
    return groupFirst([{ id: kind, heading: messages.allVendors, options }], recent, {
      id: 'recent',
      heading: messages.recent,
    });
  }, [choices, recent, kind, messages]);
  return (
    <Combobox
      {...props}
      {...listProps}
      groups={groups}
      value={value}
      onChange={(id) => {
        const party = choices.find((each) => each.id === id) ?? null;
        if (party) setLastChosen(party);
        onChange(party);
      }}
    />
  );
}

const noParties: readonly Party[] = [];
