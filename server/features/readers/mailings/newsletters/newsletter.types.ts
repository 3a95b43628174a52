import { Field, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import { createEnum } from "../../../../core/graphql/createEnum";

@ObjectType({
  description:
    "What became of a newsletter. Nothing tells whether it was opened. Figures of mails stop changing after 30 days.",
})
export class NewsletterFigures {
  @Field(() => Int, { description: "Mails that the readers' mail servers accepted and that did not come back." })
  delivered: number;
  @Field(() => Int, { description: "Mails that came back after they were accepted." }) bounced: number;
  @Field(() => Int, { description: "Mails that could not be sent, or were not because earlier ones came back." })
  failed: number;
  @Field(() => Int, { description: "Mails that wait to be sent." }) waiting: number;

  @Field(() => Int, {
    description:
      "Counted clicks to shops, in the mail and on the pages that its links open. Bots, prefetching and repeats do not count. Links to other sites and visits without a click to a shop do not count either.",
  })
  clicks: number;

  @Field(() => Int, {
    description:
      "Readers who left newsletters, or had their data deleted, within 7 days after this mail and have not come back. Who got two newsletters in that time counts for both.",
  })
  left: number;
}

@ObjectType({ description: "A newsletter as its readers would get it now." })
export class NewsletterPreview {
  @Field(() => String, { description: "HTML of the mail; the reader's links are placeholders." }) html: string;
  @Field(() => String, { description: "Its plain text part." }) text: string;
  @Field(() => [String], { description: "Sentences about what readers will not get." }) warnings: string[];
}

export const GoingOutKind = createEnum("GoingOutKind", "What goes out at a time.", {
  RELEASE: "Content that is published.",
  NEWSLETTER: "A newsletter.",
});
export type GoingOutKind = keyof typeof GoingOutKind;

@ObjectType({ description: "An entry of the calendar of what goes out." })
export class GoingOut {
  @Field(() => ID, { description: "UUID of the release or newsletter." }) id: string;
  @Field(() => GoingOutKind, { description: "What it is." }) kind: GoingOutKind;
  @Field(() => String, { description: "Name of the release, or subject of the newsletter." }) title: string;
  @Field(() => GraphQLISODateTime, { description: "When." }) at: Date;
  @Field(() => String, { description: "The day in the site's time zone, YYYY-MM-DD." }) day: string;
  @Field(() => Boolean, { description: "Whether it has gone out." }) isDone: boolean;
}
