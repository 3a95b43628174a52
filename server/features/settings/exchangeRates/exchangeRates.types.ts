import { Field, ObjectType } from "type-graphql";
import { ExchangeRate } from "./exchangeRate.entity";

@ObjectType({ description: "The euro's reference rates of one day." })
export class ExchangeRates {
  @Field(() => String, { description: "The day of the rates: YYYY-MM-DD." }) day: string;
  @Field(() => [ExchangeRate], { description: "The rates by currency." }) rates: ExchangeRate[];
}
