import { ArrayMaxSize, IsIn, IsInt, IsOptional, Matches, Max, MaxLength, Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { combine } from "../../../core/graphql/combineDecorators";
import { RequestId } from "../../../core/graphql/inputs";
import { affiliateNetworks } from "../../../core/links/networks";
import { ProgramKind } from "./affiliateProgram.entity";

const NetworkId = (description: string): PropertyDecorator =>
  combine(
    Field(() => String, { defaultValue: "", description }),
    IsOptional(),
    Matches(/^[\w.-]{0,50}$/, { message: "Use at most 50 letters, digits, dots, hyphens and underscores." }),
  );

const days = { message: "Enter 0 to 400 days." };

const Days = (description: string): PropertyDecorator =>
  combine(
    Field(() => Int, { nullable: true, description }),
    IsOptional(),
    IsInt(days),
    Min(0, days),
    Max(400, days),
  );

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

  @Field(() => String, { defaultValue: "", description: "Id of a known network; empty for a shop's own program." })
  @IsOptional()
  @IsIn(["", ...affiliateNetworks.map(({ id }) => id)], { message: "Choose a network of the list." })
  network?: string;

  @NetworkId("The site's account at the network.") publisherId?: string;
  @NetworkId("The shop at the network.") advertiserId?: string;

  @Field(() => String, {
    defaultValue: "",
    description: "Deep link with {url} or {rawUrl}; see AffiliateProgram. At most 1,000 characters.",
  })
  @IsOptional()
  @MaxLength(1_000, { message: "Use at most 1,000 characters." })
  deepLinkTemplate?: string;

  @Days("Days until the program approves or rejects a sale, 0 to 400; null when unknown.")
  validationDays?: number | null;

  @Days("Days after a click in which a purchase counts, 0 to 400; null when unknown.")
  cookieDays?: number | null;

  @Field(() => String, { defaultValue: "", description: "Commission rates as text. At most 500 characters." })
  @IsOptional()
  @MaxLength(500, { message: "Use at most 500 characters." })
  commissionRates?: string;
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
