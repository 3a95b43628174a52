import { IsOptional, MaxLength } from "class-validator";
import { ArgsType, Field, ID } from "type-graphql";

@ArgsType()
export class ByIdOrSlug {
  @Field(() => ID, {
    nullable: true,
    description: "UUID; takes precedence over the slug. Any other text matches nothing.",
  })
  @IsOptional()
  @MaxLength(200)
  id?: string | null;

  @Field(() => String, { nullable: true, description: "Current or former slug." })
  @IsOptional()
  @MaxLength(400)
  slug?: string | null;
}
