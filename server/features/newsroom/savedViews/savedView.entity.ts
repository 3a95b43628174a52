import { ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, UpdateDateColumn, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import {
  CreatedField,
  EnumField,
  FlagField,
  IdField,
  RequiredTextField,
  TextField,
} from "../../../core/graphql/columns";
import { mapScreens } from "../../../core/kinds/contentKind";
import { createEnum } from "../../../core/graphql/createEnum";

/** List screens that have views. Stored as text. */
export const ViewScreen = createEnum("ViewScreen", "A list screen of the admin area that has saved views.", {
  ...mapScreens(({ description }) => description),
  LINKS: "Links.",
});
export type ViewScreen = keyof typeof ViewScreen;

/** A name for the search, filters, order and columns of a list screen. */
@ObjectType({ description: "A name for the search, filters, order and visible columns of a list screen." })
@Entity("saved_views")
@Index("saved_views_name_key", { synchronize: false })
@Index("saved_views_screen_idx", ["screen"])
@Check("saved_views_name_check", "char_length(name) BETWEEN 1 AND 60")
export class SavedView {
  @IdField() id: string;
  @EnumField(() => ViewScreen, "The screen.") screen: ViewScreen;
  @RequiredTextField("Its name; unique for its author and screen.") name: string;
  @TextField("The query string of the screen's address, without the question mark.") query: string;
  @FlagField("Whether all administrators see it.") isShared: boolean;

  /** The administrator who saved it. */
  @Column("uuid")
  authorId: string;

  @TextField("Name of the administrator who saved it.") authorName: string;
  @CreatedField("When it was saved.") createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}

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
