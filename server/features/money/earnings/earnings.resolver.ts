import { Max, MaxLength, Min } from "class-validator";
import { Args, ArgsType, Ctx, Field, ID, Int, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { readRange } from "../../../core/time/dateRange";
import { RangeArgs } from "./range.inputs";
import { readEarnings, readSaleLines } from "./earnings.service";
import { EarningsBy, EarningsReport, SaleLines } from "./earnings.types";

@ArgsType()
class EarningsArgs extends RangeArgs {
  @Field(() => EarningsBy, { description: "What the rows are." }) by: EarningsBy;

  @Field(() => ID, { nullable: true, description: "Key of the only row; all rows if omitted." })
  @MaxLength(300)
  key?: string | null;

  @Field(() => Int, { defaultValue: 50, description: "Page size, 1 to 500." })
  @Min(1, { message: "Ask for 1 to 500 rows." })
  @Max(500, { message: "Ask for 1 to 500 rows." })
  first: number;
}

@ArgsType()
class SaleLinesArgs extends EarningsArgs {
  @Field(() => Int, { defaultValue: 0, description: "Number of rows to leave out, at most 100,000." })
  @Min(0, { message: "Leave out 0 to 100,000 rows." })
  @Max(100_000, { message: "Leave out 0 to 100,000 rows." })
  offset: number;
}

const days = "BAD_USER_INPUT for invalid days, a wrong order, or more than 366 days; fieldErrors names from and to.";

@Resolver()
export class EarningsResolver {
  @RequiresRole("editor", "read")
  @Query(() => EarningsReport, { description: `Administrators only. Clicks and sales by what led to them. ${days}` })
  earnings(
    @Args(() => EarningsArgs) { by, from, to, key = null, first }: EarningsArgs,
    @Ctx() { db }: RequestContext,
  ): Promise<EarningsReport> {
    return readEarnings(db, readRange(from, to), { by, key, first });
  }

  @RequiresRole("editor", "read")
  @Query(() => SaleLines, { description: `Administrators only. The rows of reports behind a figure. ${days}` })
  saleLines(
    @Args(() => SaleLinesArgs) { by, from, to, key = null, first, offset }: SaleLinesArgs,
    @Ctx() { db }: RequestContext,
  ): Promise<SaleLines> {
    return readSaleLines(db, readRange(from, to), { by, key, first, offset });
  }
}
