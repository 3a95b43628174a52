import { createEnum } from "../../core/graphql/createEnum";

/** Result of the last check of a retailer's page. */
export const LinkState = createEnum("LinkState", "Result of the last check of a retailer's page.", {
  UNCHECKED: "Not checked yet.",
  OK: "The page responds and sells the piece.",
  REDIRECTED: "It redirects to another page.",
  REDIRECTED_HOME: "It redirects to the shop's home page or a list of other pieces: the piece is gone.",
  TRACKING_DROPPED: "It redirects without our tracking parameters: sales are not tracked.",
  OUT_OF_STOCK: "The piece is sold out.",
  BROKEN: "The page does not exist any more, or does not respond.",
  UNKNOWN: "The shop does not allow automated checks, e.g. it shows a captcha.",
});
export type LinkState = keyof typeof LinkState;

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
