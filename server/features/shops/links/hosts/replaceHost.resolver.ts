import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { write } from "../../../../core/write/write";
import type { RequestContext } from "../../../../core/graphql/context";
import { Facet } from "../../../../core/graphql/facet";
import { RequiresRole } from "../../../../core/graphql/requiresRole";
import { ReplaceHostInput } from "./replaceHost.inputs";
import { replaceHost, listLinkHosts } from "./replaceHost.service";
import { HostChange } from "./replaceHost.types";

/** Operations for editors when a retailer moves to another domain. */
@Resolver()
export class ReplaceHostResolver {
  @RequiresRole("editor", "read")
  @Query(() => [Facet], { description: "The hosts of the links in use, the most used first, at most 500." })
  linkHosts(
    @Arg("retailer", () => String, { nullable: true, description: "Only links of this retailer, exactly." })
    retailer: string | null,
    @Ctx() { db }: RequestContext,
  ): Promise<Facet[]> {
    return listLinkHosts(db, retailer);
  }

  @RequiresRole("editor", "content")
  @Mutation(() => HostChange, {
    description: "Replaces the host of links wherever they are used. BAD_USER_INPUT for anything that is no host.",
  })
  replaceHost(
    @Arg("input", () => ReplaceHostInput, { description: "The hosts, and which links." }) input: ReplaceHostInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<HostChange> {
    return write(db, actor, (change) => replaceHost(change, input));
  }
}
