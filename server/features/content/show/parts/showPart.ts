import { Column, JoinColumn, ManyToOne } from "typeorm";
import { isPublished } from "../../../../core/kinds/visibility";
import { Show } from "../show.entity";

/** Columns of rows that a show has several of. They are saved and deleted with it. */
export abstract class ShowPart {
  @Column("uuid")
  showId: string;

  @ManyToOne(() => Show, { onDelete: "CASCADE" })
  @JoinColumn({ name: "show_id" })
  show?: Show;
}

/** SQL over the alias of a part: visitors see its show. */
export const isPartOfPublicShow = (part: string): string =>
  `EXISTS (SELECT FROM shows whole WHERE whole.id = ${part}.show_id AND whole.deleted_at IS NULL AND ${isPublished("shows", "whole")})`;
