import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from "typeorm";

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

@ObjectType({ description: "An affiliate program that the site participates in." })
@Entity("affiliate_programs")
@Check("affiliate_programs_name_check", "char_length(name) BETWEEN 1 AND 100")
@Check(
  "affiliate_programs_kind_check",
  "kind IN ('marketplace', 'styleCollective', 'rewardStyle', 'commissionNetwork', 'shareSale')",
)
@Check("affiliate_programs_price_limit_hours_check", "price_limit_hours BETWEEN 1 AND 8760")
export class AffiliateProgram {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String, { description: "Name, 1 to 100 characters; unique, ignoring case." })
  @Column("text")
  name: string;

  @Field(() => ProgramKind, {
    description: "Kind of program; decides the expected columns of its reports.",
  })
  @Column("text")
  kind: ProgramKind;

  @Field(() => [String], {
    description:
      "Hosts of the retailers whose links belong to it, e.g. shop.example; their subdomains belong to it too.",
  })
  @Column("text", { array: true, default: [] })
  hosts: string[];

  @Field(() => Boolean, {
    description:
      "Links go straight to the retailer and clicks are recorded separately, because the program forbids redirects.",
  })
  @Column("boolean", { default: false })
  direct: boolean;

  @Field(() => Int, {
    nullable: true,
    description: "Hours for which a price is shown, 1 to 8760; null without a limit.",
  })
  @Column("int", { nullable: true })
  priceLimitHours: number | null;

  @Field(() => String, {
    description:
      "Query parameter for a reference that the program repeats in its reports, e.g. subid; empty when it has none.",
  })
  @Column("text", { default: "" })
  subIdParameter: string;

  @Field(() => [String], {
    description:
      "Parameters that the program's network adds to the shop's address, e.g. awc. A link is only tracked if one of them arrives; if there are none, any known network's or the site's own count.",
  })
  @Column("text", { array: true, default: [] })
  arrivalParameters: string[];

  @Field(() => Int, { description: "Version for optimistic locking; an update must name the current one." })
  @Column("int", { default: 1 })
  version: number;

  @Field(() => GraphQLISODateTime, { description: "Creation time." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: "Time of the last change." })
  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
