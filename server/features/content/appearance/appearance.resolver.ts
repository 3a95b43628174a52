import { Arg, Ctx, Query, Resolver } from "type-graphql";
import { listTag } from "../../../core/cache/cacheTags";
import type { RequestContext } from "../../../core/graphql/context";
import { Public } from "../../../core/graphql/publicOperation";
import { findAppearances } from "./appearance.service";
import { Appearance } from "./appearance.types";

@Resolver()
export class AppearanceResolver {
  @Public({ cacheTags: [listTag("event"), listTag("show")] })
  @Query(() => [Appearance], {
    description: "The events and the places in shows that a text names; the latest events for a blank text.",
  })
  appearances(
    @Arg("search", () => String, {
      description: "An event by words of its name, series and place, or a show, episode or character: “harbor 2x05”.",
    })
    search: string,
    @Ctx() { db }: RequestContext,
  ): Promise<Appearance[]> {
    return findAppearances(db, search);
  }
}
