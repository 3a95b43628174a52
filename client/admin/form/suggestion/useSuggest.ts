import { useEffect } from "react";
import { type SuggestionOrigin, type Suggestions, useSuggestions } from "./suggestionContext";

/** Makes suggestions to the surrounding form. The object must be memoized. */
export function useSuggest(origin: SuggestionOrigin, suggestions: Suggestions): void {
  const { suggest } = useSuggestions();
  useEffect(() => suggest(origin, suggestions), [suggest, origin, suggestions]);
}
