import { lazy } from "react";

/** Suggestions for a SearchBox. If the code fails to load, the form works as without JavaScript. */
export const SearchSuggestions = lazy(async () => {
  try {
    return { default: (await import("./SuggestionPanel")).SuggestionPanel };
  } catch {
    return { default: () => null };
  }
});
