import { ArrayMaxSize, ArrayMinSize, IsOptional, MaxLength, ValidateNested } from "class-validator";
import { ArgsType, Field, ID, InputType } from "type-graphql";
import type { ContentType } from "../../content/kinds/contentKind";
import { RowId } from "../../shared/graphql/inputs";
import { PageArgs } from "../../shared/paging/pageArgs";
import { ContentTypes } from "../../content/kinds/contentTypesEnum";

@InputType({ description: "Which rows of the trash; what is left out does not restrict." })
export class TrashFilter {
  @Field(() => ContentTypes, { nullable: true, description: "Only this kind." })
  type?: ContentType | null;

  @Field(() => String, { nullable: true, description: "Part of the title, whatever its case and accents." })
  search?: string | null;
}

@ArgsType()
export class TrashArgs extends PageArgs {
  @Field(() => TrashFilter, { nullable: true, description: "Which ones; all when left out." })
  @IsOptional()
  @ValidateNested()
  filter?: TrashFilter | null;
}

@InputType({ description: "Rows of one kind in the trash." })
export class TrashedRowsInput {
  @Field(() => ContentTypes, { description: "The kind." })
  type: ContentType;

  @Field(() => [ID], { description: "The rows, 1 to 1,000." })
  @ArrayMinSize(1, { message: "Name at least one row." })
  @ArrayMaxSize(1_000, { message: "At most 1,000 rows can be named." })
  ids: string[];
}

@InputType({ description: "Rows of the trash, of any kinds: exactly one of ids and filter." })
export class TrashSelectionInput {
  @Field(() => [ID], {
    nullable: true,
    description: "These rows, at most 1,000; ids that the trash lacks are passed over.",
  })
  @IsOptional()
  @ArrayMaxSize(1_000, { message: "At most 1,000 rows can be named; use a filter for more." })
  ids?: string[] | null;

  @Field(() => TrashFilter, { nullable: true, description: "All that match; {} means every one." })
  @IsOptional()
  @ValidateNested()
  filter?: TrashFilter | null;
}

@InputType({ description: "Which entries; what is left out does not restrict." })
class AuditFilter {
  @Field(() => String, { nullable: true, description: "What was done: create, update, delete ..." })
  @IsOptional()
  @MaxLength(50)
  action?: string | null;

  @Field(() => String, { nullable: true, description: "What it was done to: celebrity, outfit, settings ..." })
  @IsOptional()
  @MaxLength(50)
  entityType?: string | null;

  @RowId("The row it was done to.", true) entityId?: string | null;
  @RowId("Who did it.", true) actorId?: string | null;

  @Field(() => String, { nullable: true, description: "Part of the row's title or of the administrator's name." })
  search?: string | null;
}

@ArgsType()
export class AuditArgs extends PageArgs {
  @Field(() => AuditFilter, { nullable: true, description: "Which ones; all when left out." })
  @IsOptional()
  @ValidateNested()
  filter?: AuditFilter | null;
}
