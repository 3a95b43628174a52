import { Field, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, Entity } from "typeorm";
import {
  CreatedField,
  EnumField,
  FlagField,
  IdField,
  OptionalCountField,
  RequiredTextField,
  TextField,
  UpdatedField,
  VersionField,
} from "../../../core/graphql/columns";

/** The five kinds in the affiliate disclosure. */
export enum ProgramKind {
  MARKETPLACE = "marketplace",
  STYLE_COLLECTIVE = "styleCollective",
  REWARD_STYLE = "rewardStyle",
  COMMISSION_NETWORK = "commissionNetwork",
  SHARE_SALE = "shareSale",
}
registerEnumType(ProgramKind, {
  name: "ProgramKind",
  description: "A kind of affiliate program, as named in the affiliate disclosure.",
  valuesConfig: {
    MARKETPLACE: { description: "A large marketplace program." },
    STYLE_COLLECTIVE: { description: "A style-shopping collective." },
    REWARD_STYLE: { description: "A reward-style program." },
    COMMISSION_NETWORK: { description: "A commission network." },
    SHARE_SALE: { description: "A share-sale network." },
  },
});

type WordMeaning = "pending" | "approved" | "paid" | "declined" | "refunded" | "takenBack" | "noSale" | "nothing";

/** Answers about the reports of a program, for its next ones. */
export interface ReportChoices {
  /** Chosen titles of the columns, by the key of the report's titles. */
  columns: Record<string, Partial<Record<string, string>>>;
  /** What the words of a column mean, by the key of its title. Absent in restored answers of an earlier version. */
  meanings?: Record<string, Record<string, WordMeaning>>;
}

@ObjectType({ description: "An affiliate program that the site participates in." })
@Entity("affiliate_programs")
@Check("affiliate_programs_name_check", "char_length(name) BETWEEN 1 AND 100")
@Check(
  "affiliate_programs_kind_check",
  "kind IN ('marketplace', 'styleCollective', 'rewardStyle', 'commissionNetwork', 'shareSale')",
)
@Check("affiliate_programs_price_limit_hours_check", "price_limit_hours BETWEEN 1 AND 8760")
export class AffiliateProgram {
  @IdField() id: string;
  @RequiredTextField("Name, 1 to 100 characters; unique, ignoring case.") name: string;
  @EnumField(() => ProgramKind, "Kind of program; decides the expected columns of its reports.") kind: ProgramKind;

  @Field(() => [String], {
    description:
      "Hosts of the retailers whose links belong to it, e.g. shop.example; their subdomains belong to it too.",
  })
  @Column("text", { array: true, default: [] })
  hosts: string[];

  @FlagField(
    "Links go straight to the retailer and clicks are recorded separately, because the program forbids redirects.",
  )
  direct: boolean;

  @OptionalCountField("Hours for which a price is shown, 1 to 8760; null without a limit.") priceLimitHours:
    number | null;

  @TextField(
    "Query parameter for a reference that the program repeats in its reports, e.g. subid; empty when it has none.",
  )
  subIdParameter: string;

  @Field(() => [String], {
    description:
      "Parameters that the program's network adds to the shop's address, e.g. awc. A link is only tracked if one of them arrives; if there are none, any known network's or the site's own count.",
  })
  @Column("text", { array: true, default: [] })
  arrivalParameters: string[];

  @TextField("Id of the known network that runs it, see affiliateNetworks; empty for a shop's own program.")
  network: string;

  @TextField("The site's account at the network; empty when unknown.") publisherId: string;
  @TextField("The shop at the network; empty when unknown.") advertiserId: string;

  @TextField(
    "Link of the network to a page of the shop, with {url} or {rawUrl}, and optionally {clickId}, {publisherId} and {advertiserId}. Outbound redirects build it for plain addresses of the hosts. Empty for none.",
  )
  deepLinkTemplate: string;

  @OptionalCountField("Days until the program approves or rejects a sale, 0 to 400; null when unknown.")
  validationDays: number | null;

  @OptionalCountField("Days after a click in which a purchase counts, 0 to 400; null when unknown.")
  cookieDays: number | null;

  @TextField("Commission rates as text, e.g. Shoes 8%, other 5%.") commissionRates: string;

  /** What administrators answered about its reports. */
  @Column("jsonb", { default: { columns: {}, meanings: {} } })
  reportChoices: ReportChoices;

  @VersionField() version: number;
  @CreatedField() createdAt: Date;
  @UpdatedField() updatedAt: Date;
}
