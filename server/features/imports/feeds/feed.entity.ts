import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import {
  CountField,
  CreatedField,
  EnumField,
  FlagField,
  IdField,
  OptionalRowIdField,
  OptionalTimeField,
  RequiredTextField,
  TextField,
  UpdatedField,
  VersionField,
} from "../../../core/graphql/columns";
import { AffiliateProgram } from "../../site/programs/affiliateProgram.entity";
import { FeedFormatChoice } from "./feed.types";

/** A shop's product data, read again and again. Its items are found by feed and key. */
@ObjectType({ description: "A shop's product data that the site reads again and again." })
@Entity("feeds")
@Index("feeds_name_key", { synchronize: false })
@Check("feeds_name_check", "char_length(name) BETWEEN 1 AND 100")
@Check("feeds_run_hour_check", "run_hour BETWEEN 0 AND 23")
export class Feed {
  @IdField() id: string;
  @RequiredTextField("Name, 1 to 100 characters; unique, ignoring case.") name: string;
  @EnumField(() => FeedFormatChoice, "Format of the file.", FeedFormatChoice.DETECT) format: FeedFormatChoice;
  @TextField("Where the server downloads it; empty for uploaded files.") address: string;

  @Field(() => String, { nullable: true, description: "ISO 4217 currency of prices without one; null for none." })
  @Column("char", { length: 3, nullable: true })
  currency: string | null;

  /** The program whose price limit applies to links that no program's hosts name. */
  @OptionalRowIdField(
    "The affiliate program of its links, whose price limit applies; null when the link's host decides.",
  )
  programId: string | null;

  @ManyToOne(() => AffiliateProgram, { onDelete: "SET NULL" })
  @JoinColumn({ name: "program_id" })
  program?: AffiliateProgram | null;

  @TextField("Link of each product, with {handle} or {link}; empty to use the links of the file.") linkTemplate: string;

  /** Column title by our field, for the format MAPPED. */
  @Column("jsonb", { nullable: true })
  mapping: Record<string, string> | null;

  @FlagField("Whether the server reads its address every night.") isNightly: boolean;
  @CountField("Hour of the nightly run in UTC, 0 to 23.", 3) runHour: number;
  @OptionalTimeField("Time of the next nightly run; null without one.") nextRunAt: Date | null;

  @OptionalTimeField("Time when a run last confirmed the prices of its items; null before the first.")
  confirmedAt: Date | null;

  /** What a conditional request sends: the response's ETag and Last-Modified. */
  @Column("text", { default: "" })
  etag: string;

  @Column("text", { default: "" })
  lastModified: string;

  /** Identifies the last imported content with the settings and rules it was imported with. */
  @Column("text", { default: "" })
  contentHash: string;

  @VersionField() version: number;
  @CreatedField() createdAt: Date;
  @UpdatedField() updatedAt: Date;
}
