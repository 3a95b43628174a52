import { useMemo, useState, type ReactNode } from "react";
import { SuggestionContext, type Suggestions } from "./suggestionContext";

/** Keeps the suggestions of one form, which its fields show below themselves. */
export function SuggestionProvider({ children }: { children: ReactNode }) {
  const [suggestions, suggest] = useState<Suggestions>({});
  const store = useMemo(() => ({ suggestions, suggest }), [suggestions]);
  return <SuggestionContext value={store}>{children}</SuggestionContext>;
}
