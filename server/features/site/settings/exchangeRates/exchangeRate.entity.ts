import { Field, Float, ObjectType } from "type-graphql";
import { Check, Column, Entity, PrimaryColumn } from "typeorm";

/** A rate of the newest loaded day; a load replaces all rows. */
@ObjectType({ description: "How much of a currency one euro buys." })
@Entity("exchange_rates")
@Check("exchange_rates_per_euro_check", "per_euro > 0")
export class ExchangeRate {
  @Field(() => String, { description: "ISO 4217; never EUR." })
  @PrimaryColumn("char", { length: 3 })
  currency: string;

  @Field(() => Float, { description: "Units of the currency for one euro." })
  @Column("double precision")
  perEuro: number;

  /** The same in all rows. */
  @Column("date")
  day: string;
}

/** The rate of a former day, or of the newest one; converts the sales of that day. */
@Entity("exchange_rate_days")
@Check("exchange_rate_days_per_euro_check", "per_euro > 0")
export class ExchangeRateDay {
  @PrimaryColumn("char", { length: 3 })
  currency: string;

  @PrimaryColumn("date")
  day: string;

  @Column("double precision")
  perEuro: number;
}

@ObjectType({ description: "The euro's reference rates of one day." })
export class ExchangeRates {
  @Field(() => String, { description: "The day of the rates: YYYY-MM-DD." }) day: string;
  @Field(() => [ExchangeRate], { description: "The rates by currency." }) rates: ExchangeRate[];
}
