import { ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index } from "typeorm";
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
} from "../../core/graphql/columns";
import { LinkState } from "./linkState";

/** One outbound address, shared by all rows that use it. */
@ObjectType("Link", { description: "An outbound address in use, with the result of its last check." })
@Entity("link_checks")
@Index("link_checks_address_key", { synchronize: false })
@Index("link_checks_next_check_at_idx", ["nextCheckAt"])
@Index("link_checks_clicks_idx", ["clicks", "id"])
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

  @CountField("Counted clicks in the last 30 days.", 0) clicks: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
