import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

/** What other systems learn about a row. */
export interface EventData {
  id: string;
  /** Null for products and notices, and for what was deleted permanently. */
  slug: string | null;
  /** A notice has its sentence. */
  title: string | null;
  status: string | null;
  /** Path of the row's page; null when it has none that is, or was, public. */
  path: string | null;
}

/** A public change that waits to be handed over to webhooks. It is written in the transaction of the change. */
@Entity("content_events")
@Index("content_events_created_at_idx", ["createdAt"])
export class ContentEvent {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** Such as outfit.published. */
  @Column("text")
  type: string;

  @Column("jsonb")
  data: EventData;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
