import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { SearchSuggestionsDocument } from "../../graphql/generated/operations";
import { isHit } from "./highlight";
import { suggestionsOf, type Suggestion } from "./suggestions";
import { useSettled } from "./useSettled";

/** Typing faster than this asks once. */
const typingPause = 150;

/** What fits the text, asked for while `open`; `isAnswered` is false until the server has answered for this text. */
export function useSuggestions(
  text: string,
  open: boolean,
): { suggestions: readonly Suggestion[]; isAnswered: boolean } {
  const settled = useSettled(text, typingPause);
  // A question that is overtaken by another text is cancelled.
  const { data, previousData, loading } = useQuery(SearchSuggestionsDocument, {
    variables: { text: settled },
    skip: !open || settled === "",
  });
  const isAnswered = data !== undefined;
  // Until the answer is there, what fits of the last one stays.
  const search = data?.search ?? (loading ? previousData?.search : undefined);
  const suggestions = useMemo(() => {
    const found = search ? suggestionsOf(search) : [];
    return isAnswered ? found : found.filter(({ label }) => isHit(label, text));
  }, [search, isAnswered, text]);
  return { suggestions, isAnswered };
}
