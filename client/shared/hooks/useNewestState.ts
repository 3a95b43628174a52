import { useState } from "react";

export interface NewestState<State> {
  /** The state to change: the one that is shown, or a newer one that is on its way into the address. */
  newest: State;
  noteSent: (state: State) => void;
}

/**
 * React draws a new address when it has time. A second choice made until then would be added to the state before the first
 * one, and undo it. `key` tells whether two states are the same.
 */
export function useNewestState<State>(shown: State, key: string): NewestState<State> {
  const [known, setKnown] = useState(key);
  const [sent, setSent] = useState<{ state: State } | null>(null);
  if (known !== key) {
    setKnown(key);
    setSent(null);
  }
  return { newest: known === key && sent ? sent.state : shown, noteSent: (state) => setSent({ state }) };
}
