import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from "typeorm";

/** The five kinds that the affiliate disclosure names. */
export enum ProgramKind {
  MARKETPLACE = "marketplace",
  STYLE_COLLECTIVE = "styleCollective",
  REWARD_STYLE = "rewardStyle",
  COMMISSION_NETWORK = "commissionNetwork",
  SHARE_SALE = "shareSale",
}
registerEnumType(ProgramKind, {
  name: "ProgramKind",
  description: "A kind of affiliate program, as the affiliate disclosure names them.",
  valuesConfig: {
    MARKETPLACE: { description: "A large marketplace program." },
    STYLE_COLLECTIVE: { description: "A style-shopping collective." },
    REWARD_STYLE: { description: "A reward-style program." },
    COMMISSION_NETWORK: { description: "A commission network." },
    SHARE_SALE: { description: "A share-sale network." },
  },
});

@ObjectType({ description: "An affiliate program that the site takes part in." })
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

  @Field(() => String, { description: "What it is called here, 1 to 100 characters; unique, whatever the case." })
  @Column("text")
  name: string;

  @Field(() => ProgramKind, {
    description: "Which kind it is; decides the columns that its reports are expected to have.",
  })
  @Column("text")
  kind: ProgramKind;

  @Field(() => [String], {
    description:
      "Hosts of the retailers whose links belong to it, e.g. shop.example; names below them are meant as well.",
  })
  @Column("text", { array: true, default: [] })
  hosts: string[];

  @Field(() => Boolean, {
    description:
      "Links go straight to the retailer and are counted beside that, because the program forbids addresses that hide where they lead.",
  })
  @Column("boolean", { default: false })
  direct: boolean;

  @Field(() => Int, {
    nullable: true,
    description: "Hours after which a price is not shown as current any more, 1 to 8760; null when there is no limit.",
  })
  @Column("int", { nullable: true })
  priceLimitHours: number | null;

  @Field(() => String, {
    description:
      "Query parameter in which the program takes a reference and repeats it in its reports, e.g. subid; empty when it has none.",
  })
  @Column("text", { default: "" })
  subIdParameter: string;

  @Field(() => Int, { description: "Counts the saves; an update must name the version that it read." })
  @Column("int", { default: 1 })
  version: number;

  @Field(() => GraphQLISODateTime, { description: "When it was written first." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: "When it was saved last." })
  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
