import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { SavedView, type ViewScreen } from "./savedView.entity";

/** The view in which a list screen opens for one administrator. */
@Entity("default_views")
@Index("default_views_view_id_idx", ["viewId"])
export class DefaultView {
  @PrimaryColumn("uuid")
  actorId: string;

  @PrimaryColumn("text")
  screen: ViewScreen;

  @Column("uuid")
  viewId: string;

  @ManyToOne(() => SavedView, { onDelete: "CASCADE" })
  @JoinColumn({ name: "view_id" })
  view?: SavedView;
}
