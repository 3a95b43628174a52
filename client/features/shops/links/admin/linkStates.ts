import type { LinkState } from "../../../../graphql/generated/adminOperations";

/** Labels of the states, the most severe first. */
export const linkStates: readonly { value: LinkState; label: string; problem: boolean }[] = [
  { value: "BROKEN", label: "Broken", problem: true },
  { value: "REDIRECTED_HOME", label: "Redirects to the home page or a list", problem: true },
  { value: "OUT_OF_STOCK", label: "Sold out", problem: true },
  { value: "TRACKING_DROPPED", label: "Loses tracking", problem: true },
  { value: "REDIRECTED", label: "Redirected", problem: true },
  { value: "OK", label: "OK", problem: false },
  { value: "UNKNOWN", label: "Unknown", problem: false },
  { value: "UNCHECKED", label: "Not checked yet", problem: false },
];

const byValue = new Map(linkStates.map((state) => [state.value, state]));

export const stateLabel = (state: LinkState): string => byValue.get(state)?.label ?? state;
export const isProblem = (state: LinkState): boolean => byValue.get(state)?.problem ?? false;
export const getLinkState = (value: string): LinkState | undefined =>
  linkStates.find((state) => state.value === value)?.value;
