import { InterfaceType } from "type-graphql";
import { Column, DeleteDateColumn } from "typeorm";
import { CreatedField, IdField, UpdatedField, VersionField } from "../graphql/columns";

/** Columns that all content types share. */
@InterfaceType({ description: "Fields that all content types share." })
export abstract class ContentRow {
  @IdField("UUID, never reused.") id: string;

  /** True for rows of the sample data. */
  @Column("boolean", { default: false })
  sample: boolean;

  /** Version for optimistic locking: an update names the version that it is based on. */
  @VersionField() version: number;
  @CreatedField() createdAt: Date;
  @UpdatedField() updatedAt: Date;

  /** What lists search: a trigger writes it, and only statements read it. */
  @Column({ type: "text", nullable: true, select: false, insert: false, update: false })
  searchText?: string | null;

  /** Time of deletion; null while the row is not in the trash. */
  @DeleteDateColumn({ type: "timestamptz" })
  deletedAt: Date | null;
}
