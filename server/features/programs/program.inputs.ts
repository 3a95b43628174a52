import { ArrayMaxSize, IsInt, IsOptional, Matches, Max, MaxLength, Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { RequestId } from "../../core/graphql/inputs";
import { ProgramKind } from "./affiliateProgram.entity";

@InputType()
abstract class AffiliateProgramFields {
  @Field(() => String, { description: "Trimmed, 1 to 100 characters, unique." })
  @MaxLength(100, { message: "Use at most 100 characters." })
  name: string;

  @Field(() => ProgramKind, { description: "Kind of program." })
  kind: ProgramKind;

  @Field(() => [String], {
    description: "Hosts of its retailers; of whole URLs, only the host is stored. At most 500.",
  })
  @ArrayMaxSize(500, { message: "Use at most 500 hosts." })
  @MaxLength(2_000, { each: true, message: "A host has at most 253 characters." })
  hosts: string[];

  @Field(() => Boolean, { defaultValue: false, description: "Whether links go straight to the retailer." })
  direct: boolean;

  @Field(() => Int, {
    nullable: true,
    description: "Hours for which a price is shown, 1 to 8760; null without a limit.",
  })
  @IsOptional()
  @IsInt()
  @Min(1, { message: "Enter 1 to 8760 hours." })
  @Max(8_760, { message: "Enter 1 to 8760 hours." })
  priceLimitHours?: number | null;

  @Field(() => String, { defaultValue: "", description: "Query parameter for a reference; empty when it has none." })
  @Matches(/^[\w.-]{0,50}$/, { message: "Use at most 50 letters, digits, dots, hyphens and underscores." })
  subIdParameter: string;

  @Field(() => [String], {
    defaultValue: [],
    description: "Parameters that the network adds to the shop's address, e.g. awc. At most 20.",
  })
  @ArrayMaxSize(20, { message: "Use at most 20 parameters." })
  @Matches(/^[\w.-]{1,50}$/, {
    each: true,
    message: "A parameter has at most 50 letters, digits, dots, hyphens and underscores.",
  })
  arrivalParameters: string[];
}

@InputType({ description: "Fields of an affiliate program." })
export class CreateAffiliateProgramInput extends AffiliateProgramFields {
  @RequestId() requestId?: string | null;
}

@InputType({ description: "Changed fields of an affiliate program." })
export class UpdateAffiliateProgramInput extends AffiliateProgramFields {
  @Field(() => ID, { description: "UUID of the program." })
  id: string;

  @Field(() => Int, { description: "The version that the change is based on." })
  version: number;
}
