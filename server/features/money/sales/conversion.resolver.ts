import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { recordedImports } from "../../../core/imports/import.loaders";
import { pageSize } from "../../../core/paging/pageArgs";
import { Select } from "../../../core/read/select";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { ConversionImport } from "./conversionImport.entity";

@Resolver(() => ConversionImport)
export class ConversionResolver {
  @RequiresRole("editor", "read")
  @Query(() => [ConversionImport], {
    description: "Administrators only. Imported conversion reports, newest first.",
  })
  conversionImports(
    @Arg("first", () => Int, { defaultValue: 20, description: "Page size, 1 to 100." }) first: number,
    @Ctx() { db }: RequestContext,
  ): Promise<ConversionImport[]> {
    return new Select(db, ConversionImport, "report").read({
      order: "report.created_at DESC, report.id",
      limit: pageSize(first),
    });
  }

  @FieldResolver(() => Date, { nullable: true, description: "Until when it can be undone; null when it cannot." })
  async undoUntil(@Root() { id }: ConversionImport, @Ctx() { loader }: RequestContext): Promise<Date | null> {
    return (await loader(recordedImports).load(id))?.undoUntil ?? null;
  }

  @FieldResolver(() => Date, { nullable: true, description: "Time of its undo; null while it counts." })
  async undoneAt(@Root() { id }: ConversionImport, @Ctx() { loader }: RequestContext): Promise<Date | null> {
    return (await loader(recordedImports).load(id))?.undoneAt ?? null;
  }
}
