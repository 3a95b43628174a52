import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { findAppearances } from "./appearance.service";
import { Appearance } from "./appearance.types";

@Resolver()
export class AppearanceResolver {
  @RequiresRole("contributor", "read")
  @Query(() => [Appearance], { description: "Where a look can have been worn, for the field of its form." })
  appearances(
    @Arg("search", () => String, { description: "Words of an event's name, series or place." }) search: string,
    @Ctx() { db }: RequestContext,
  ): Promise<Appearance[]> {
    return findAppearances(db, search);
  }
}
