import { IsOptional, MaxLength } from "class-validator";
import { ArgsType, Field, ID } from "type-graphql";

@ArgsType()
export class ByIdOrSlug {
  @Field(() => ID, { nullable: true, description: "UUID; wins over the slug. Another shape finds nothing." })
  @IsOptional()
  @MaxLength(200)
  id?: string | null;

  @Field(() => String, { nullable: true, description: "Present or former slug." })
  @IsOptional()
  @MaxLength(400)
  slug?: string | null;
}
