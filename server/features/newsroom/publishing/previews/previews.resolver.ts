import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { write } from "../../../../core/write/write";
import { RequiresRole } from "../../../../core/graphql/requiresRole";
import type { RequestContext } from "../../../../core/graphql/context";
import { IdInput } from "../../../../core/graphql/inputs";
import { CreatePreviewLinkInput } from "./preview.inputs";
import { PreviewLink, CreatedPreviewLink } from "./previewLink.entity";
import { createPreviewLink, listPreviewLinks, revokePreviewLink } from "./previewLinks.service";

@Resolver()
export class PreviewsResolver {
  @RequiresRole("contributor", "read")
  @Query(() => [PreviewLink], {
    description:
      "The preview links of a row that still work, newest first. FORBIDDEN for a contributor who may not change it.",
  })
  previewLinks(
    @Arg("id", () => ID, { description: "UUID of the row." }) id: string,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<PreviewLink[]> {
    return listPreviewLinks(db, actor, id);
  }

  @RequiresRole("contributor", "publish")
  @Mutation(() => CreatedPreviewLink, {
    description:
      "Creates a link that shows one revision of a row to whoever holds it. FORBIDDEN for a contributor who may not change the row.",
  })
  createPreviewLink(
    @Arg("input", () => CreatePreviewLinkInput, { description: "The row, and how long." })
    input: CreatePreviewLinkInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<CreatedPreviewLink> {
    return write(db, actor, (change) => createPreviewLink(change, input));
  }

  @RequiresRole("contributor", "publish")
  @Mutation(() => PreviewLink, {
    description: "Ends a preview link at once. FORBIDDEN for a contributor who may not change its row.",
  })
  revokePreviewLink(
    @Arg("input", () => IdInput, { description: "Id of the link." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<PreviewLink> {
    return write(db, actor, (change) => revokePreviewLink(change, id));
  }
}
