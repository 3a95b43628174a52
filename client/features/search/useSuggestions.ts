import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { SearchSuggestionsDocument } from "../../graphql/generated/operations";
import { isHit } from "./highlight";
import { countResults, selectSuggestions, type Suggestion } from "./suggestions";
import { useDebouncedText } from "./useDebouncedText";

/** Debounce in milliseconds. */
const typingPause = 150;

/** Suggestions for the text, queried while `open`; `hasResponse` is false, and the total of all results is 0, until the response for this text arrives. */
export function useSuggestions(
  text: string,
  open: boolean,
): { suggestions: readonly Suggestion[]; total: number; hasResponse: boolean } {
  const settled = useDebouncedText(text, typingPause);
  // Apollo cancels a query that another text supersedes.
  const { data, previousData, loading } = useQuery(SearchSuggestionsDocument, {
    variables: { text: settled },
    skip: !open || settled === "",
  });
  // While typing goes on, the data belong to an earlier text.
  const hasResponse = data !== undefined && settled === text;
  // Until the response arrives, the previous suggestions that still match stay.
  const search = data?.search ?? (loading ? previousData?.search : undefined);
  const suggestions = useMemo(() => {
    const found = search ? selectSuggestions(search) : [];
    return hasResponse ? found : found.filter(({ label }) => isHit(label, text));
  }, [search, hasResponse, text]);
  return { suggestions, total: hasResponse ? countResults(data.search) : 0, hasResponse };
}
