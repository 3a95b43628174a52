import { createContext, useContext } from "react";

export interface SuggestionChoice {
  value: string;
  /** What it belongs to and where it was found: "Black / M, JSON-LD". */
  label: string;
}

/** A value that something else than the editor found for a field, or a question about it. */
export interface Suggestion {
  /** Null with a question. */
  value: string | null;
  /** Where it was found, after "From": "the page's JSON-LD". */
  source: string;
  question: string | null;
  choices: readonly SuggestionChoice[];
}

/** Suggestions by the name of their field. */
export type Suggestions = Readonly<Record<string, Suggestion>>;

export interface SuggestionStore {
  suggestions: Suggestions;
  suggest: (suggestions: Suggestions) => void;
}

export const SuggestionContext = createContext<SuggestionStore>({ suggestions: {}, suggest: () => undefined });

export const useSuggestions = (): SuggestionStore => useContext(SuggestionContext);
