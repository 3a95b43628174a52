import { Arg, Ctx, Field, FieldResolver, ID, InputType, Mutation, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { OptionalList, RowId } from "../../../core/graphql/inputs";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { ChangedRowsOfKind } from "../../../core/imports/changedRows.types";
import { Import } from "../../../core/imports/import.entity";
import { recordedImports } from "../../../core/imports/import.loaders";
import { type ChangedRows, readImportChanges } from "../../../core/imports/readImportChanges";
import { SiteMenu, SiteMenuChoice } from "./menus/siteMenu.types";
import { readPictureCounts, retryFailedPictures } from "./pictures/pictureCounts.service";
import { SiteImport } from "./siteImport.entity";
import type { SiteKind } from "./siteRecord.types";
import { SiteImportCount, SiteImportPictures } from "./siteImport.types";
import { findSiteImport, listSiteImports, startSiteImport } from "./siteImports.service";

@InputType({ description: "An import to start." })
export class StartSiteImportInput {
  @RowId("The import.") id: string;

  @Field(() => Boolean, {
    description: "Whether you state that the subscribers of the export agreed to get newsletters by mail.",
  })
  agreed: boolean;

  @OptionalList(() => SiteMenuChoice, 2, "menus", "The menus to import; null means those whose place is known.")
  menus?: SiteMenuChoice[] | null;
}

/** Names of kinds on screens. */
const kindNames: Record<Exclude<SiteKind, "menu">, string> = {
  term: "Tags and categories",
  celebrity: "Celebrities",
  outfit: "Outfits",
  product: "Products",
  categoryItem: "Category items",
  article: "Articles",
  page: "Pages",
  subscriber: "Subscribers",
  redirect: "Redirects",
  author: "Author archives",
  picture: "Picture texts",
};

/** Imports of whole sites, for administrators. */
@Resolver(() => SiteImport)
export class SiteImportResolver {
  @RequiresRole("admin", "read")
  @Query(() => [SiteImport], { description: "Administrators only. The last 20 imports, newest first." })
  siteImports(@Ctx() { db }: RequestContext): Promise<SiteImport[]> {
    return listSiteImports(db);
  }

  @RequiresRole("admin", "read")
  @Query(() => SiteImport, { description: "Administrators only. One import. NOT_FOUND." })
  siteImport(
    @Arg("id", () => ID, { description: "UUID." }) id: string,
    @Ctx() { db }: RequestContext,
  ): Promise<SiteImport> {
    return findSiteImport(db, id);
  }

  @RequiresRole("admin", "read")
  @Query(() => SiteImportPictures, {
    description: "Administrators only. Pictures of other sites that imported rows use.",
  })
  siteImportPictures(@Ctx() { db }: RequestContext): Promise<SiteImportPictures> {
    return readPictureCounts(db);
  }

  // Its rows are public at once.
  @RequiresRole("admin", "publish")
  @Mutation(() => SiteImport, {
    description:
      "Administrators only. Starts an import that was checked, or continues one that ended early. NOT_FOUND, CONFLICT.",
  })
  startSiteImport(
    @Arg("input", () => StartSiteImportInput, { description: "The import." }) input: StartSiteImportInput,
    @Ctx() { db }: RequestContext,
  ): Promise<SiteImport> {
    return startSiteImport(db, input);
  }

  @RequiresRole("admin", "content")
  @Mutation(() => SiteImportPictures, { description: "Administrators only. Fetches the failed pictures again." })
  retrySiteImportPictures(@Ctx() { db }: RequestContext): Promise<SiteImportPictures> {
    return retryFailedPictures(db);
  }

  @FieldResolver(() => Import, { nullable: true, description: "What it wrote, to undo; null before it writes." })
  import(@Root() { id }: SiteImport, @Ctx() { loader }: RequestContext): Promise<Import | null> {
    return loader(recordedImports).load(id);
  }

  @FieldResolver(() => [ChangedRowsOfKind], {
    description: "What it changed, while it can be undone; else what the check has found.",
  })
  async changes(
    @Root() { id, status, changes }: SiteImport,
    @Ctx() { db, loader }: RequestContext,
  ): Promise<ChangedRows[]> {
    const isOver = status === "DONE" || status === "FAILED";
    const recorded = isOver ? await loader(recordedImports).load(id) : null;
    return recorded?.undoUntil ? readImportChanges(db, id) : changes;
  }

  @FieldResolver(() => [SiteMenu], { description: "The menus that the check has found." })
  menus(@Root() { menus }: SiteImport): SiteMenu[] {
    return menus ?? [];
  }

  @FieldResolver(() => [SiteImportCount], { description: "What becomes, or became, of the rows of each kind." })
  counts(@Root() { counts }: SiteImport): SiteImportCount[] {
    return Object.entries(kindNames).flatMap(([kind, name]) => {
      const row = counts[kind];
      return row ? [{ ...row, kind: name }] : [];
    });
  }
}
