import type { Actor } from "../graphql/context";
import { describeDevice } from "./device";

/** Who pressed a button, and from where: a record that proves a decision has it. */
export interface Press {
  /** Name of the account that is signed in; empty for a visitor. */
  by: string;
  /** Network address; empty when nobody pressed, such as for a row of a file. */
  from: string;
  /** Browser and system; empty when unknown. */
  device: string;
}

/** Describes who sends a request. */
export const describePress = (caller: {
  actor: Pick<Actor, "name"> | null;
  clientAddress: string;
  userAgent: string;
}): Press => ({
  by: caller.actor?.name ?? "",
  from: caller.clientAddress,
  device: describeDevice(caller.userAgent),
});

/** The act of an account in a change that has no request, such as the row of a file. */
export const pressedBy = (actor: Pick<Actor, "name"> | null): Press => ({
  by: actor?.name ?? "",
  from: "",
  device: "",
});
