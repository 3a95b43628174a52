import { useEffect, useEffectEvent, useState } from "react";

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

/**
 * The text of a search field whose searches go into the address. The address follows late, and the person types on
 * meanwhile: a text of this field that arrives there never replaces what was typed since. Back, a link or "Clear" does.
 */
export function useSearchText({ value, onSearch, pause }: SearchTextOptions): SearchText {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** Sent by this field and not yet seen in the address, oldest first; React may leave some of them out. */
  const [onTheWay, setOnTheWay] = useState<readonly string[]>([]);
  if (known !== value) {
    setKnown(value);
    const arrived = onTheWay.lastIndexOf(value);
    setOnTheWay(arrived < 0 ? [] : onTheWay.slice(arrived + 1));
    if (arrived < 0) setText(value);
  }
  const wanted = text.trim();
  const sent = onTheWay.at(-1) ?? value;
  const noteSent = (newest: string) => {
    if (newest !== sent) setOnTheWay([...onTheWay, newest]);
  };
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
  return { text, type: setText, search, noteSent };
}
