import { ArrayMaxSize, ArrayMinSize, IsOptional } from "class-validator";
import { ArgsType, Field, ID, InputType } from "type-graphql";
import { type ContentType, ContentTypes } from "../../../core/kinds/contentKind";
import { FilterText, OptionalInput, RowId } from "../../../core/graphql/inputs";
import { PageArgs } from "../../../core/paging/pageArgs";

@InputType({ description: "Filter of the trash; omitted fields do not restrict." })
export class TrashFilter {
  @Field(() => ContentTypes, { nullable: true, description: "Only rows of this type." })
  type?: ContentType | null;

  @Field(() => String, { nullable: true, description: "Part of the title, ignoring case and accents." })
  search?: string | null;
}

@ArgsType()
export class TrashArgs extends PageArgs {
  @OptionalInput(() => TrashFilter, "Filter; all rows if omitted.") filter?: TrashFilter | null;
}

@InputType({ description: "Rows of one type in the trash." })
export class TrashedRowsInput {
  @Field(() => ContentTypes, { description: "Type of the rows." })
  type: ContentType;

  @Field(() => [ID], { description: "Ids of the rows, 1 to 1,000." })
  @ArrayMinSize(1, { message: "Select at least one row." })
  @ArrayMaxSize(1_000, { message: "Select at most 1,000 rows." })
  ids: string[];
}

@InputType({ description: "Rows of any type in the trash: exactly one of ids and filter." })
export class TrashSelectionInput {
  @Field(() => [ID], {
    nullable: true,
    description: "Ids of the rows, at most 1,000; ids that are not in the trash are ignored.",
  })
  @IsOptional()
  @ArrayMaxSize(1_000, { message: "Select at most 1,000 rows, or use a filter for more." })
  ids?: string[] | null;

  @OptionalInput(() => TrashFilter, "All matching rows; {} matches all.") filter?: TrashFilter | null;
}

@InputType({ description: "Filter of audit entries; omitted fields do not restrict." })
class AuditFilter {
  @FilterText("Action: create, update, delete ...", 50) action?: string | null;
  @FilterText("Type of the changed object: celebrity, outfit, settings ...", 50) entityType?: string | null;
  @RowId("The changed row.", true) entityId?: string | null;
  @RowId("The administrator who made the change.", true) actorId?: string | null;

  @Field(() => String, { nullable: true, description: "Part of the row's title or of the administrator's name." })
  search?: string | null;
}

@ArgsType()
export class AuditArgs extends PageArgs {
  @OptionalInput(() => AuditFilter, "Filter; all entries if omitted.") filter?: AuditFilter | null;
}
