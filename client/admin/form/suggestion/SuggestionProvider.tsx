import { useCallback, useMemo, useState, type ReactNode } from "react";
import { SuggestionContext, type SuggestionStore } from "./suggestionContext";

/** Keeps the suggestions of one form, which its fields show below themselves. */
export function SuggestionProvider({ children }: { children: ReactNode }) {
  const [suggestions, setSuggestions] = useState<SuggestionStore["suggestions"]>({});
  const suggest = useCallback<SuggestionStore["suggest"]>(
    (origin, found) => setSuggestions((current) => ({ ...current, [origin]: found })),
    [],
  );
  const store = useMemo(() => ({ suggestions, suggest }), [suggestions, suggest]);
  return <SuggestionContext value={store}>{children}</SuggestionContext>;
}
