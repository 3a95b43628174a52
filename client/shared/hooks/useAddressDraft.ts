import { useState } from "react";

export interface AddressDraft<Value> {
  /** What is typed. */
  draft: Value;
  setDraft: (draft: Value) => void;
  /** What the address holds, or what is on its way there. */
  sent: Value;
  /** Call with what goes into the address from here. */
  noteSent: (value: Value) => void;
}

/**
 * What a person types where the address holds the value. The address follows late, and the person types on meanwhile: a
 * value that was sent from here never replaces, when it arrives there, what was typed since. Back, a link or "Clear" does.
 */
export function useAddressDraft<Value>(
  value: Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): AddressDraft<Value> {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  /** Sent from here and not yet seen in the address, oldest first; React may leave some of them out. */
  const [onTheWay, setOnTheWay] = useState<readonly Value[]>([]);
  if (!isSame(known, value)) {
    setKnown(value);
    const arrived = onTheWay.findLastIndex((one) => isSame(one, value));
    setOnTheWay(arrived < 0 ? [] : onTheWay.slice(arrived + 1));
    if (arrived < 0) setDraft(value);
  }
  const sent = onTheWay.at(-1) ?? value;
  const noteSent = (newest: Value) => {
    if (!isSame(newest, sent)) setOnTheWay([...onTheWay, newest]);
  };
  return { draft, setDraft, sent, noteSent };
}
