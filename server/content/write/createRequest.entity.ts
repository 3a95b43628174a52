import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from "typeorm";

/** A create that an administrator sent with a request id, so that the same create sent again adds no second row. */
@Entity("create_requests")
@Index("create_requests_created_at_idx", ["createdAt"])
export class CreateRequest {
  @PrimaryColumn("uuid")
  actorId: string;

  /** Table of the row. */
  @PrimaryColumn("text")
  entityType: string;

  /** Made by the client, the same for every attempt of one create. */
  @PrimaryColumn("uuid")
  requestId: string;

  /** SHA-256 of the input: the same id with other values is not the same create. */
  @Column("text")
  inputHash: string;

  /** The row that was added; null only inside the transaction that adds it. */
  @Column("uuid", { nullable: true })
  rowId: string | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
