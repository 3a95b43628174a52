import { useEffect, useEffectEvent } from "react";
import { useAddressDraft } from "./useAddressDraft";

export interface SearchText {
  text: string;
  /** What the field holds now. */
  type: (text: string) => void;
  /** Searches at once, on Enter for example. */
  search: () => void;
  /** Call when the text goes into the address with another change. */
  noteSent: (text: string) => void;
}

export interface SearchTextOptions {
  /** The text that the address holds. */
  value: string;
  onSearch: (text: string) => void;
  /** Searches by itself when the typing rests for so many milliseconds; only on request without it. */
  pause?: number;
}

/** The text of a search field whose searches go into the address. */
export function useSearchText({ value, onSearch, pause }: SearchTextOptions): SearchText {
  const { draft: text, setDraft, sent, noteSent } = useAddressDraft(value);
  const wanted = text.trim();
  const search = () => {
    if (wanted === sent) return;
    noteSent(wanted);
    onSearch(wanted);
  };
  const searchAfterPause = useEffectEvent(search);
  useEffect(() => {
    if (pause === undefined || wanted === sent) return;
    const timer = setTimeout(() => searchAfterPause(), pause);
    return () => clearTimeout(timer);
  }, [pause, wanted, sent]);
  return { text, type: setDraft, search, noteSent };
}
