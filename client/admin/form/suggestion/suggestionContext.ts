import { createContext, useContext } from "react";

/** Who suggests values, in the order in which a field shows them. */
export const suggestionOrigins = ["feed", "linkCheck", "pastedPage"] as const;
export type SuggestionOrigin = (typeof suggestionOrigins)[number];

export interface SuggestionChoice {
  value: string;
  /** What it belongs to and where it was found: "Black / M, JSON-LD". */
  label: string;
}

/** A value that something else than the editor found for a field, or a question about it. */
export interface Suggestion {
  /** Null with a question. */
  value: string | null;
  /** What a person reads of the value; the value itself if omitted. */
  label?: string;
  /** Before the value: "The page says". */
  says: string;
  /** After the value, in parentheses: "checked Nov 24, 2026". */
  note?: string;
  /** Shown after "From" while the field has the value: "the page's JSON-LD". Nothing is shown then if omitted. */
  source?: string;
  question: string | null;
  choices: readonly SuggestionChoice[];
}

/** Suggestions by the name of their field. */
export type Suggestions = Readonly<Record<string, Suggestion>>;

export interface SuggestionStore {
  suggestions: Readonly<Partial<Record<SuggestionOrigin, Suggestions>>>;
  /** Replaces the suggestions of an origin. */
  suggest: (origin: SuggestionOrigin, suggestions: Suggestions) => void;
}

/** Returns a suggestion without a question. */
export const suggestValue = (
  value: string,
  words: Pick<Suggestion, "says" | "label" | "note" | "source">,
): Suggestion => ({ ...words, value, question: null, choices: [] });

export const SuggestionContext = createContext<SuggestionStore>({ suggestions: {}, suggest: () => undefined });

export const useSuggestions = (): SuggestionStore => useContext(SuggestionContext);
