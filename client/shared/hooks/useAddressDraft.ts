import { useState } from "react";

export interface AddressDraft<Value> {
  /** The typed value. */
  draft: Value;
  setDraft: (draft: Value) => void;
  /** The value in the URL, or the one on its way there. */
  sent: Value;
  /** Call with each value that this component writes to the URL. */
  noteSent: (value: Value) => void;
}

/**
 * The typed value of a field whose value is in the URL. The URL updates late, while the person continues to type. A
 * value sent from here never replaces newer typing when it arrives. Back, a link or "Clear" do.
 */
export function useAddressDraft<Value>(
  value: Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): AddressDraft<Value> {
  const [draft, setDraft] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  /** Values sent from here that the URL does not show yet, oldest first; React may skip some of them. */
  const [onTheWay, setOnTheWay] = useState<readonly Value[]>([]);
  if (!isSame(lastValue, value)) {
    setLastValue(value);
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
