import { useState } from "react";

export interface NewestState<State> {
  /** The state to change: the current one, or a newer one that is not in the URL yet. */
  newest: State;
  noteSent: (state: State) => void;
}

/**
 * React renders a new URL with low priority. A second choice made before that would start from the old state and undo
 * the first one. `key` identifies equal states.
 */
export function useNewestState<State>(shown: State, key: string): NewestState<State> {
  const [lastKey, setLastKey] = useState(key);
  const [sent, setSent] = useState<{ state: State } | null>(null);
  if (lastKey !== key) {
    setLastKey(key);
    setSent(null);
  }
  return { newest: lastKey === key && sent ? sent.state : shown, noteSent: (state) => setSent({ state }) };
}
