import { lazyPart } from "../../../shared/ui/lazyPart";

/** Suggestions for a SearchBox. If the code fails to load, the form works as without JavaScript. */
export const SearchSuggestions = lazyPart(async () => (await import("./SuggestionPanel")).SuggestionPanel);
