import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/** The last days, in UTC, on which an offer became unavailable and available again. Triggers write it. */
@Entity("restocks")
@Index("restocks_restocked_on_idx", { synchronize: false })
export class Restock {
  /** An affiliate product or a category item. */
  @PrimaryColumn("uuid")
  offerId: string;

  /** Null for an offer that became unavailable before these days were recorded. */
  @Column("date", { nullable: true })
  soldOutOn: string | null;

  /** Null until it is available again for the first time. */
  @Column("date", { nullable: true })
  restockedOn: string | null;
}
