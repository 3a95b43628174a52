import { registerEnumType } from "type-graphql";

/** What is known of a retailer's page. */
export enum LinkState {
  UNCHECKED = "UNCHECKED",
  OK = "OK",
  REDIRECTED = "REDIRECTED",
  REDIRECTED_HOME = "REDIRECTED_HOME",
  TRACKING_DROPPED = "TRACKING_DROPPED",
  OUT_OF_STOCK = "OUT_OF_STOCK",
  BROKEN = "BROKEN",
  UNKNOWN = "UNKNOWN",
}
registerEnumType(LinkState, {
  name: "LinkState",
  description: "What is known of a retailer's page.",
  valuesConfig: {
    UNCHECKED: { description: "Nobody has looked yet." },
    OK: { description: "It answers, and sells." },
    REDIRECTED: { description: "It leads to another page." },
    REDIRECTED_HOME: { description: "It leads to the shop's home page or a list of other pieces: the piece is gone." },
    TRACKING_DROPPED: { description: "It leads on without our tracking parameters: sales are not counted." },
    OUT_OF_STOCK: { description: "The shop says that the piece is sold out." },
    BROKEN: { description: "It does not exist any more, or does not answer." },
    UNKNOWN: { description: "The shop does not tell machines, e.g. it wants a captcha solved." },
  },
});

/** States in which a visitor does not find the piece. */
export const deadStates: ReadonlySet<LinkState> = new Set([
  LinkState.REDIRECTED_HOME,
  LinkState.OUT_OF_STOCK,
  LinkState.BROKEN,
]);

/** Failures in a row after which visitors are offered something else. */
export const failuresUntilReplaced = 2;

/** Whether visitors are told that the piece is not available. */
export const isDead = ({ state, failures }: { state: LinkState; failures: number }): boolean =>
  deadStates.has(state) && failures >= failuresUntilReplaced;
