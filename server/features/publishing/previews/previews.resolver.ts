import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { RequiresRole } from "../../../shared/graphql/requiresRole";
import type { RequestContext } from "../../../shared/graphql/context";
import { IdInput } from "../../../shared/graphql/inputs";
import { CreatePreviewLinkInput } from "./preview.inputs";
import { CreatedPreviewLink } from "./preview.types";
import { PreviewLink } from "./previewLink.entity";
import { createPreviewLink, listPreviewLinks, revokePreviewLink } from "./previewLinks.service";

@Resolver()
export class PreviewsResolver {
  @RequiresRole("editor", "read")
  @Query(() => [PreviewLink], { description: "The preview links of a row that still work, newest first." })
  previewLinks(
    @Arg("id", () => ID, { description: "UUID of the row." }) id: string,
    @Ctx() { db }: RequestContext,
  ): Promise<PreviewLink[]> {
    return listPreviewLinks(db, id);
  }

  @RequiresRole("editor", "publish")
  @Mutation(() => CreatedPreviewLink, {
    description: "Creates a link that shows one revision of a row to whoever holds it.",
  })
  createPreviewLink(
    @Arg("input", () => CreatePreviewLinkInput, { description: "The row, and how long." })
    input: CreatePreviewLinkInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<CreatedPreviewLink> {
    return createPreviewLink(db, actor, input);
  }

  @RequiresRole("editor", "publish")
  @Mutation(() => PreviewLink, { description: "Ends a preview link at once." })
  revokePreviewLink(
    @Arg("input", () => IdInput, { description: "Id of the link." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<PreviewLink> {
    return revokePreviewLink(db, actor, id);
  }
}
