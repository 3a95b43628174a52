import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { hasRole } from "../../../core/access/role";
import { forbidden } from "../../../core/errors/appErrors";
import type { RequestContext } from "../../../core/graphql/context";
import { IdInput } from "../../../core/graphql/inputs";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { Import } from "../../../core/imports/import.entity";
import { requireImport, undoImport } from "../../../core/imports/undoImport.service";
import { createConnectionType } from "../../../core/paging/connection";
import { readKeysetPage } from "../../../core/paging/keyset";
import { PageArgs } from "../../../core/paging/pageArgs";
import { Select } from "../../../core/read/select";
import type { SortOrder } from "../../../core/read/sortOrder";
import { importKinds } from "./importKinds";

const ImportConnection = createConnectionType(Import);

const newest: SortOrder = {
  direction: "DESC",
  keys: [{ expression: "import.created_at", type: "timestamptz" }],
  idType: "uuid",
};

/** Imports and their undo, for those who may import. */
@Resolver(() => Import)
export class ImportResolver {
  @RequiresRole("editor", "read")
  @Query(() => ImportConnection, { description: "Imports, newest first." })
  imports(@Args(() => PageArgs) args: PageArgs, @Ctx() { db }: RequestContext) {
    return readKeysetPage(new Select(db, Import, "import"), newest, args);
  }

  @RequiresRole("editor", "manage")
  @Mutation(() => Import, {
    description:
      "Restores everything that an import wrote as it was before. NOT_FOUND. FORBIDDEN for a kind that the role may not import. CONFLICT when something has changed or used its rows since.",
  })
  async undoImport(
    @Arg("input", () => IdInput, { description: "Id of the import." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Import> {
    const { role, undo } = importKinds[(await requireImport(db, id)).kind];
    if (!actor || !hasRole(actor.role, role)) throw forbidden();
    return undoImport(db, actor, id, undo);
  }
}
