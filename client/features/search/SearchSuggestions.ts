import { lazy } from "react";

/** For a SearchBox. A visitor who cannot load the code has the plain form, as without JavaScript. */
export const SearchSuggestions = lazy(async () => {
  try {
    return { default: (await import("./SuggestionPanel")).SuggestionPanel };
  } catch {
    return { default: () => null };
  }
});
