import { Arg, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { listTag, programsTag } from "../../../core/cache/cacheTags";
import type { RequestContext } from "../../../core/graphql/context";
import { CacheTags } from "../../../core/graphql/publicOperation";
import { DependsOn } from "../../../core/read/sqlRelation";
import { Outfit } from "../../content/outfit/outfit.entity";
import { findLookForBudget } from "./lookForBudget.service";
import { LookForBudget } from "./lookForBudget.types";

@Resolver(() => Outfit)
export class LookForBudgetResolver {
  @FieldResolver(() => LookForBudget, { description: "The closest look that one can buy for at most a budget." })
  @DependsOn<Outfit>("id")
  @CacheTags(listTag("affiliateProduct"), programsTag)
  lookForBudget(
    @Root() { id }: Outfit,
    @Arg("budget", () => String, {
      description: "An amount as a person writes it, such as 250 or €250. Without a currency it is the look's.",
    })
    budget: string,
    @Arg("have", () => [String], {
      defaultValue: [],
      description: 'Pieces to leave out: slugs of their names ("wool-coat") or garments ("shoes"); at most 20 count.',
    })
    have: string[],
    @Ctx() context: RequestContext,
  ): Promise<LookForBudget> {
    return findLookForBudget(context, id, { budget, have: have.slice(0, 20) });
  }
}
