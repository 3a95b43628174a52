import { ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import {
  CountField,
  EnumField,
  IdField,
  OptionalCodeField,
  OptionalCountField,
  OptionalDecimalField,
  OptionalTimeField,
  RequiredTextField,
  TextField,
  CreatedField,
} from "../../../core/graphql/columns";
import { createEnum } from "../../../core/graphql/createEnum";

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

/** One outbound address, shared by all rows that use it. */
@ObjectType("Link", { description: "An outbound address in use, with the result of its last check." })
@Entity("link_checks")
@Index("link_checks_address_key", { synchronize: false })
@Index("link_checks_next_check_at_idx", ["nextCheckAt"])
@Index("link_checks_clicks_idx", ["clicks", "id"])
@Index("link_checks_state_idx", ["state", "clicks"])
@Index("link_checks_price_idx", { synchronize: false })
@Index("link_checks_host_idx", ["host"])
@Index("link_checks_checked_idx", { synchronize: false })
@Index("link_checks_address_idx", { synchronize: false })
@Index("link_checks_address_search_idx", { synchronize: false })
@Check(
  "link_checks_state_check",
  "state IN ('UNCHECKED', 'OK', 'REDIRECTED', 'REDIRECTED_HOME', 'TRACKING_DROPPED', 'OUT_OF_STOCK', 'BROKEN', 'UNKNOWN')",
)
export class LinkCheck {
  @IdField() id: string;
  @RequiredTextField("The stored address.") address: string;
  @RequiredTextField("Its host.") host: string;
  @EnumField(() => LinkState, "Result of the last check.", LinkState.UNCHECKED) state: LinkState;
  @OptionalTimeField("Time of the last change of state; null before the first check.") since: Date | null;
  @OptionalTimeField("Time of the last check; null before the first.") checkedAt: Date | null;

  @Column("timestamptz", { default: () => "now()" })
  nextCheckAt: Date;

  @CountField("Consecutive checks in which the piece was not available to visitors.", 0) failures: number;
  @OptionalCountField("HTTP status of the last response; null when there was none.") status: number | null;
  @TextField("Final address after redirects; empty when there was none, or it went through an affiliate network.")
  finalAddress: string;
  @TextField("Explanation of the result.") detail: string;

  @TextField("The price on the page as an editor would enter it; empty when it states none, or leaves it open.")
  foundPrice: string;

  @OptionalDecimalField("Exact amount of that price; null when there is none.", 13, 3) foundAmount: number | null;
  @OptionalCodeField("ISO 4217 currency of that price; null when there is none.", 3) foundCurrency: string | null;
  @TextField("The higher price before a sale on the page; empty when there is none.") foundOriginalPrice: string;

  /** Why the page's price is not clear. */
  @Column("text", { nullable: true })
  priceQuestion: string | null;

  /** A price on the page that an editor left: it is proposed again once the page had another one. */
  @Column("numeric", { precision: 13, scale: 3, nullable: true })
  leftAmount: string | null;

  @Column("char", { length: 3, nullable: true })
  leftCurrency: string | null;

  /** Whether the page states another price than an offer, as far as the collection of links knows. */
  @Column("boolean", { default: false })
  priceDiffers: boolean;

  @CountField("Counted clicks in the last 30 days.", 0) clicks: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}

/** Reports one change of a link's state. */
@ObjectType({ description: "A change of a link's state." })
@Entity("link_alerts")
@Index("link_alerts_link_id_idx", ["linkId"])
@Index("link_alerts_created_at_idx", ["createdAt", "id"])
export class LinkAlert {
  @IdField() id: string;

  @Column("uuid")
  linkId: string;

  @ManyToOne(() => LinkCheck, { onDelete: "CASCADE" })
  @JoinColumn({ name: "link_id" })
  link?: LinkCheck;

  @EnumField(() => LinkState, "The former state.") before: LinkState;
  @EnumField(() => LinkState, "The new state.") after: LinkState;
  @OptionalTimeField("Time when an administrator read it; null while unread.") seenAt: Date | null;
  @CreatedField("Time when the change was found.") createdAt: Date;
}
