import { ArgsType, Field, ID, InputType } from "type-graphql";
import { ArrayMaxSize, IsOptional, IsUUID, Matches, MaxLength } from "class-validator";
import { OptionalInput } from "../../../core/graphql/inputs";
import { createEnum } from "../../../core/graphql/createEnum";
import { PageArgs } from "../../../core/paging/pageArgs";
import { newsletterMessages } from "./newsletter.types";
import { mostPieces } from "./subscriberLinks.service";

export const categorySource = "category-";
/** Forms of the site; those of category pages contain the category, which `subscribe` looks up. */
const newsletterSource = new RegExp(
  `^(?:footer|blog_page|home|celebrity_page|place_page|favorites|${categorySource}[a-z0-9_-]{1,120})$`,
);

@InputType({ description: "A newsletter subscription." })
export class SubscribeNewsletterInput {
  @Field(() => String, { description: "Email address; trimmed and lowercased." })
  @MaxLength(1_000, { message: newsletterMessages.emailInvalid })
  email: string;

  @Field(() => String, {
    description: "footer, blog_page, home, celebrity_page, place_page, favorites, or category-{category}.",
  })
  @Matches(newsletterSource, { message: newsletterMessages.sourceUnknown })
  source: string;

  @Field(() => String, {
    nullable: true,
    description: "Honeypot field that people do not see: a value identifies a bot.",
  })
  website?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Slug of a celebrity, to get the new looks once a week; the newsletter if omitted.",
  })
  @IsOptional()
  @MaxLength(300, { message: newsletterMessages.celebrityUnknown })
  celebrity?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Id of a followed place, to get its new looks once a week; the newsletter if omitted.",
  })
  @IsOptional()
  @IsUUID(undefined, { message: newsletterMessages.placeUnknown })
  place?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: "Ids of up to 50 pieces, to get alerts about their prices and stock; no alerts if omitted or empty.",
  })
  @IsOptional()
  @ArrayMaxSize(mostPieces, { message: newsletterMessages.tooManyPieces })
  @IsUUID(undefined, { each: true, message: newsletterMessages.pieceUnknown })
  pieces?: string[] | null;
}

export const SubscriberStatus = createEnum("SubscriberStatus", "State of a subscriber.", {
  WAITING: "Has not confirmed the address: gets no mail. Shown as Waiting.",
  CONFIRMED: "Has confirmed the address: gets mail. Shown as Active.",
  LEFT: "Has left all lists: gets no mail. Shown as Unsubscribed.",
  SUPPRESSED: "Has not left, but mails to the address came back or were reported as spam. Shown as Suppressed.",
});
export type SubscriberStatus = keyof typeof SubscriberStatus;

export const SubscriberSort = createEnum("SubscriberSort", "Sort order of subscribers.", {
  NEWEST: "By subscription time, newest first.",
  EMAIL: "By email address.",
  SOURCE: "By source form.",
  STATUS: "By status: confirmed, waiting, suppressed, left.",
});
export type SubscriberSort = keyof typeof SubscriberSort;

@InputType({ description: "Filter of subscribers; omitted fields do not restrict." })
export class SubscriberFilter {
  @Field(() => String, { nullable: true, description: "Part of the email address or of the source, ignoring case." })
  search?: string | null;

  @Field(() => SubscriberStatus, { nullable: true, description: "Only subscribers with this status." })
  status?: SubscriberStatus | null;
}

@ArgsType()
export class SubscribersArgs extends PageArgs {
  @OptionalInput(() => SubscriberFilter, "Filter; all subscribers if omitted.") filter?: SubscriberFilter | null;

  @Field(() => SubscriberSort, { defaultValue: SubscriberSort.NEWEST, description: "Sort order." })
  sort: SubscriberSort = SubscriberSort.NEWEST;
}

@InputType({ description: "The subscriber to delete." })
export class RemoveSubscriberInput {
  @Field(() => ID, { description: "UUID." })
  id: string;
}
