import { ObjectType } from "type-graphql";
import { Column, Entity, Index } from "typeorm";
import {
  CountField,
  CreatedField,
  IdField,
  OptionalTextField,
  RequiredTextField,
  TextField,
} from "../../../core/graphql/columns";
import type { ReportChoices } from "../../site/programs/affiliateProgram.entity";

/**
 * One imported conversion report. Imports without changes are stored too, because they tell how fresh the figures are.
 */
@ObjectType({ description: "An imported conversion report." })
@Entity("conversion_imports")
@Index("conversion_imports_created_at_idx", ["createdAt"])
export class ConversionImport {
  @IdField() id: string;
  @RequiredTextField("Name of the affiliate program.") program: string;
  @TextField("File name, or the network's API; empty when unknown.") fileName: string;
  @CountField("Number of new conversions.", 0) created: number;
  @CountField("Number of known conversions whose values changed.", 0) updated: number;
  @CountField("Number of known conversions without changes.", 0) unchanged: number;
  @CountField("Number of rows that could not be read.", 0) skipped: number;
  @OptionalTextField("Why a pull of sales from the network failed; null otherwise.") problem: string | null;

  /** The last day of a sale in the file; null without sales. */
  @Column("date", { nullable: true })
  lastDay: string | null;

  /** What was remembered about the program's reports before; null when the import added nothing to it. */
  @Column("jsonb", { nullable: true, select: false })
  formerChoices: ReportChoices | null;

  @Column("boolean", { default: false })
  sample: boolean;

  @CreatedField("Time of the import.") createdAt: Date;
}
