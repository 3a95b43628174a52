import { Field, Int, ObjectType } from "type-graphql";
import { createEnum } from "../../../core/graphql/createEnum";

export const SiteImportStatus = createEnum("SiteImportStatus", "How far the import of a site is.", {
  CHECK_QUEUED: "Waits to be checked.",
  CHECKING: "Is being checked; nothing is written.",
  READY: "Checked; waits for an administrator to start it.",
  QUEUED: "Waits for its turn.",
  RUNNING: "Writes rows.",
  DONE: "All rows were read.",
  FAILED: "Ended early; the message says why.",
});
export type SiteImportStatus = keyof typeof SiteImportStatus;

/** What becomes of the rows of one kind. */
@ObjectType({ description: "Numbers of rows of one kind in the import of a site." })
export class SiteImportCount {
  @Field(() => String, { description: "The kind, in the plural: celebrities, articles and so on." }) kind: string;
  @Field(() => Int, { description: "New rows." }) created: number;
  @Field(() => Int, { description: "Rows that the export has changed since its last import." }) changed: number;
  @Field(() => Int, { description: "Rows as in the last import." }) same: number;
  @Field(() => Int, { description: "Changed rows that keep an editor's version." }) kept: number;
  @Field(() => Int, { description: "Rows that cannot be imported, or only without a value that cannot be read." })
  problems: number;
}

@ObjectType({ description: "A row that cannot be imported, or something that people should know." })
export class SiteImportProblem {
  @Field(() => String, { description: "File and line or row." }) line: string;
  @Field(() => String, { description: "A sentence." }) sentence: string;
}

@ObjectType({ description: "Pictures of other sites that imported rows use." })
export class SiteImportPictures {
  @Field(() => Int, { description: "Not fetched yet." }) waiting: number;
  @Field(() => Int, { description: "In the media library by now." }) stored: number;
  @Field(() => Int, { description: "Given up; the rows keep their addresses." }) failed: number;
  @Field(() => [SiteImportProblem], { description: "The first failed ones, by address, and why." })
  failures: SiteImportProblem[];
}
