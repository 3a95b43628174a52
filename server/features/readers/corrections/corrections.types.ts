import { Field, Int, ObjectType } from "type-graphql";
import type { IdentificationLine } from "./identificationLine.entity";

/** A line as the statement of its look reads it. */
export interface LoggedLine extends Pick<IdentificationLine, "kind" | "title" | "changes" | "isHidden"> {
  id: string;
  day: string;
  /** Title of the product now; null when it is gone. */
  present: string | null;
  /** Null unless it is an accepted correction. */
  note: string | null;
}

@ObjectType({ description: "A line of a look's public log: an accepted correction, or a changed identification." })
export class OutfitCorrection {
  @Field(() => String, { description: "Day in UTC, YYYY-MM-DD." }) day: string;
  @Field(() => Boolean, { description: "Whether a reader's correction was accepted." }) isCorrection: boolean;
  @Field(() => String, { description: "What changed, as a sentence." }) text: string;
}

@ObjectType({ description: "A look's public log." })
export class OutfitCorrections {
  @Field(() => Int, { description: "Number of all lines." }) totalCount: number;

  /** As read; the resolver writes their sentences. */
  lines: LoggedLine[];
}
