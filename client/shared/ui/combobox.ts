import type { ComponentType } from "react";

/** What a list of suggestions gets from the search box that it hangs under. */
export interface SuggestionListProps {
  /** What was typed, as it stands in the field. */
  text: string;
  /** Shown or not. It is there from the first focus on, so that its code has arrived by the first letter. */
  open: boolean;
  /** Id of the listbox; the ids of its options begin with it. */
  id: string;
  /** Id of the option that Enter would choose; null for none. */
  activeId: string | null;
  onChoose: () => void;
}

export type SuggestionList = ComponentType<SuggestionListProps>;

/** The place that a key leads to from `current` (-1: the field itself), or null when the key belongs to the field. */
export function nextOption(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return current + 1 === count ? -1 : current + 1;
  if (key === "ArrowUp") return current === -1 ? count - 1 : current - 1;
  // With no option chosen the ends are those of the typed text.
  if (current === -1) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
