import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { pageSize } from "../../../core/paging/pageArgs";
import { Select } from "../../../core/read/select";
import { IdInput } from "../../../core/graphql/inputs";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { ConversionImport } from "./conversionImport.entity";
import { undoConversionImport } from "./conversions/undoImport.service";

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

  @RequiresRole("admin", "manage")
  @Mutation(() => ConversionImport, {
    description:
      "Administrators only. Restores the sales of the program, and what is remembered about its reports, as they were before the import. NOT_FOUND. CONFLICT when something has changed them since.",
  })
  undoConversionImport(
    @Arg("input", () => IdInput, { description: "Id of the import." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<ConversionImport> {
    return undoConversionImport(db, actor, id);
  }
}
