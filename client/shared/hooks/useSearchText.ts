import { useEffect, useEffectEvent } from "react";
import { useAddressDraft } from "./useAddressDraft";

export interface SearchText {
  text: string;
  /** The current text of the field. */
  type: (text: string) => void;
  /** Searches immediately, for example on Enter. */
  search: () => void;
  /** Call when another change also writes the text to the URL. */
  noteSent: (text: string) => void;
}

export interface SearchTextOptions {
  /** The text in the URL. */
  value: string;
  onSearch: (text: string) => void;
  /** Searches after this many milliseconds without typing; without it, only on request. */
  delay?: number;
}

/** The text of a search field whose searches go into the URL. */
export function useSearchText({ value, onSearch, delay }: SearchTextOptions): SearchText {
  const { draft: text, setDraft, sent, noteSent } = useAddressDraft(value);
  const trimmed = text.trim();
  const search = () => {
    if (trimmed === sent) return;
    noteSent(trimmed);
    onSearch(trimmed);
  };
  const searchAfterPause = useEffectEvent(search);
  useEffect(() => {
    if (delay === undefined || trimmed === sent) return;
    const timer = setTimeout(() => searchAfterPause(), delay);
    return () => clearTimeout(timer);
  }, [delay, trimmed, sent]);
  return { text, type: setDraft, search, noteSent };
}
