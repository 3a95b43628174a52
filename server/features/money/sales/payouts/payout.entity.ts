import { Field, Float, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";
import { CreatedField, IdField, RequiredTextField, TextField } from "../../../../core/graphql/columns";
import { combine } from "../../../../core/graphql/combineDecorators";

const DayField = (description: string, name?: string): PropertyDecorator =>
  combine(
    Field(() => String, { description: `${description}, YYYY-MM-DD.` }),
    Column("date", { name }),
  );

@ObjectType({ description: "What a network paid for the sales of a period." })
@Entity("payouts")
@Index("payouts_program_idx", ["program", "currency", "from"])
@Check("payouts_amount_check", "amount > 0")
@Check("payouts_currency_check", "currency ~ '^[A-Z]{3}$'")
@Check("payouts_period_check", "period_from <= period_to")
export class Payout {
  @IdField() id: string;
  @RequiredTextField("Name of the affiliate program that paid.") program: string;
  @DayField("Day on which it was paid") paidOn: string;

  @Field(() => Float, { description: "What was paid, in units of the currency." })
  @Column("numeric", { transformer: { to: (amount: number) => amount, from: Number } })
  amount: number;

  @RequiredTextField("ISO 4217, e.g. USD.") currency: string;
  @DayField("First day of the sales, in the site's time zone", "period_from") from: string;
  @DayField("Last day of the sales, in the site's time zone", "period_to") to: string;
  @TextField("Note; empty for none.") note: string;
  @CreatedField("When it was recorded.") createdAt: Date;
}
