import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../../core/graphql/context";
import { IdInput } from "../../../../core/graphql/inputs";
import { RequiresRole } from "../../../../core/graphql/requiresRole";
import { pageSize } from "../../../../core/paging/pageArgs";
import { readExpectedPayouts } from "./expectedPayouts";
import { comparisonsById } from "./matchPayouts";
import { Payout } from "./payout.entity";
import { CreatePayoutInput, UpdatePayoutInput } from "./payout.inputs";
import { createPayout, deletePayout, listPayouts, updatePayout } from "./payout.service";
import { ExpectedPayout, PayoutComparison } from "./payout.types";

@Resolver(() => Payout)
export class PayoutResolver {
  @RequiresRole("editor", "read")
  @Query(() => [Payout], { description: "Administrators only. Payouts of networks, last paid first." })
  payouts(
    @Arg("first", () => Int, { defaultValue: 20, description: "Page size, 1 to 100." }) first: number,
    @Ctx() { db }: RequestContext,
  ): Promise<Payout[]> {
    return listPayouts(db, pageSize(first));
  }

  @RequiresRole("editor", "read")
  @Query(() => [ExpectedPayout], {
    description:
      "Editors only. What programs owe for the sales of each of the last twelve months, newest first, beside what they paid.",
  })
  expectedPayouts(@Ctx() { db }: RequestContext): Promise<ExpectedPayout[]> {
    return readExpectedPayouts(db);
  }

  @FieldResolver(() => PayoutComparison, { description: "Compared with the reports." })
  comparison(@Root() { id }: Payout, @Ctx() { loader }: RequestContext): Promise<PayoutComparison> {
    return loader(comparisonsById).load(id);
  }

  @RequiresRole("admin", "manage")
  @Mutation(() => Payout, {
    description:
      "Administrators only. Records a payout; if it equals what the reports approved, its sales become paid. BAD_USER_INPUT lists the invalid fields in fieldErrors.",
  })
  createPayout(
    @Arg("input", () => CreatePayoutInput, { description: "The payout." }) input: CreatePayoutInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Payout> {
    return createPayout(db, actor, input);
  }

  @RequiresRole("admin", "manage")
  @Mutation(() => Payout, {
    description:
      "Administrators only. Corrects a payout and compares it again. NOT_FOUND. BAD_USER_INPUT lists the invalid fields in fieldErrors.",
  })
  updatePayout(
    @Arg("input", () => UpdatePayoutInput, { description: "The corrected payout." }) input: UpdatePayoutInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Payout> {
    return updatePayout(db, actor, input);
  }

  @RequiresRole("admin", "manage")
  @Mutation(() => ID, {
    description:
      "Administrators only. Deletes a payout and returns its id; sales that only it marked as paid become approved again. NOT_FOUND.",
  })
  deletePayout(
    @Arg("input", () => IdInput, { description: "Id of the payout." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<string> {
    return deletePayout(db, actor, id);
  }
}
