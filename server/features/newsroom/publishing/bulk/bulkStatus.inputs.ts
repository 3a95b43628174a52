import { Field, InputType, ObjectType } from "type-graphql";
import { PublicationStatus, type PublishableType, PublishableTypes } from "../../../../core/kinds/publishableRow";
import { SelectionInput } from "../../../../core/write/bulkInputs";
import { OptionalInput, RowId } from "../../../../core/graphql/inputs";
import { AuthorFilter } from "../../../content/author/author.types";
import { BrandFilter } from "../../../content/brand/brand.types";
import { BlogPostFilter } from "../../../content/blog/blog.types";
import { CelebrityFilter } from "../../../content/celebrity/celebrity.types";
import { EventFilter } from "../../../content/event/event.types";
import { OutfitFilter } from "../../../content/outfit/outfitFilter.types";
import { ShowFilter } from "../../../content/show/show.types";
import { PageFilter } from "../../../content/page/page.types";
import { ScheduleInput } from "../releases/release.inputs";
import { Change } from "../../../../core/write/write";

@ObjectType({ description: "Result of a new status of many rows, or of its dry run." })
export class BulkStatusChange extends Change {
  @Field(() => [String], { description: "Why other selected rows do not change, a sentence for each reason." })
  problems: string[];
}

@InputType({ description: "The filter of the chosen content type; {} matches all of it." })
export class PublishableFilter implements Partial<Record<PublishableType, object | null>> {
  @OptionalInput(() => CelebrityFilter, "All matching celebrities.") celebrity?: CelebrityFilter | null;
  @OptionalInput(() => OutfitFilter, "All matching outfits.") outfit?: OutfitFilter | null;
  @OptionalInput(() => BlogPostFilter, "All matching articles.") blogPost?: BlogPostFilter | null;
  @OptionalInput(() => PageFilter, "All matching pages.") page?: PageFilter | null;
  @OptionalInput(() => AuthorFilter, "All matching authors.") author?: AuthorFilter | null;
  @OptionalInput(() => ShowFilter, "All matching shows.") show?: ShowFilter | null;
  @OptionalInput(() => EventFilter, "All matching events.") event?: EventFilter | null;
  @OptionalInput(() => BrandFilter, "All matching brands.") brand?: BrandFilter | null;
}

@InputType({ description: "A new status of many rows. SCHEDULED takes a schedule or a release." })
export class BulkStatusInput extends SelectionInput {
  @Field(() => PublishableTypes, { description: "Content type." })
  type: PublishableType;

  @OptionalInput(() => PublishableFilter, "All matching rows; alternative to ids.") filter?: PublishableFilter | null;

  @Field(() => PublicationStatus, { description: "The new status." })
  status: PublicationStatus;

  @OptionalInput(() => ScheduleInput, "The time of a new release, for SCHEDULED.") schedule?: ScheduleInput | null;
  @RowId("A release that waits and that the rows join, for SCHEDULED.", true) releaseId?: string | null;
}
