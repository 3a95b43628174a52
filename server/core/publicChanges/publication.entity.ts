import { Column, Entity, PrimaryColumn } from "typeorm";

/** When a look or an article was published that had been a draft before. A trigger writes it. */
@Entity("publications")
export class Publication {
  @PrimaryColumn("uuid")
  rowId: string;

  /** A row that was public from its creation on has none. */
  @Column("timestamptz")
  publishedAt: Date;
}
