import { registerEnumType } from "type-graphql";

/** Result of the last check of a retailer's page. */
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
  description: "Result of the last check of a retailer's page.",
  valuesConfig: {
    UNCHECKED: { description: "Not checked yet." },
    OK: { description: "The page responds and sells the piece." },
    REDIRECTED: { description: "It redirects to another page." },
    REDIRECTED_HOME: {
      description: "It redirects to the shop's home page or a list of other pieces: the piece is gone.",
    },
    TRACKING_DROPPED: { description: "It redirects without our tracking parameters: sales are not tracked." },
    OUT_OF_STOCK: { description: "The piece is sold out." },
    BROKEN: { description: "The page does not exist any more, or does not respond." },
    UNKNOWN: { description: "The shop does not allow automated checks, e.g. it shows a captcha." },
  },
});

/** States in which a visitor cannot buy the piece. */
export const deadStates: ReadonlySet<LinkState> = new Set([
  LinkState.REDIRECTED_HOME,
  LinkState.OUT_OF_STOCK,
  LinkState.BROKEN,
]);

/** Consecutive failures before a replacement is offered. */
export const failuresUntilReplaced = 2;

/** Returns whether visitors see the piece as unavailable. */
export const isDead = ({ state, failures }: { state: LinkState; failures: number }): boolean =>
  deadStates.has(state) && failures >= failuresUntilReplaced;
