import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { write } from "../../../core/write/write";
import { AuditEntry } from "../../../core/audit/auditEntry.entity";
import { unauthenticated } from "../../../core/errors/appErrors";
import type { RequestContext } from "../../../core/graphql/context";
import { IdInput } from "../../../core/graphql/inputs";
import { createConnectionType } from "../../../core/paging/connection";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { listChanges, listAuditActors, listAuditEntries, withTitles } from "./audit.service";
import { AuditArgs, TrashArgs, TrashedRowsInput, TrashSelectionInput } from "./history.inputs";
import { trashedProductCount } from "./history.loaders";
import { AuditActor, AuditChange, TrashChange, Undone } from "./history.types";
import { deleteForever, listTrash, restore } from "./trash.service";
import { deleteMany, restoreMany } from "./trashMany.service";
import { TrashedRow } from "./trashedRow.entity";
import { undo } from "./undo.service";

const TrashedRowConnection = createConnectionType(TrashedRow);
const AuditEntryConnection = createConnectionType(AuditEntry);

/** The trash, the audit log and Undo, for administrators. */
@Resolver(() => AuditEntry)
export class HistoryResolver {
  @RequiresRole("editor", "read")
  @Query(() => TrashedRowConnection, { description: "Rows in the trash, most recently deleted first." })
  trash(@Args(() => TrashArgs) args: TrashArgs, @Ctx() { db }: RequestContext) {
    return listTrash(db, args);
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Int, {
    description: "Restores rows from the trash, an outfit with its products. Returns the number of rows.",
  })
  restore(
    @Arg("input", () => TrashedRowsInput, { description: "The rows." }) input: TrashedRowsInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<number> {
    return write(db, actor, (change) => restore(change, input));
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Int, { description: "Permanently deletes rows in the trash. Returns the number of rows." })
  deleteForever(
    @Arg("input", () => TrashedRowsInput, { description: "The rows." }) input: TrashedRowsInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<number> {
    return write(db, actor, (change) => deleteForever(change, input));
  }

  @RequiresRole("editor", "content")
  @Mutation(() => TrashChange, {
    description: "Restores rows of any type from the trash, outfits with their products.",
  })
  restoreTrash(
    @Arg("input", () => TrashSelectionInput, { description: "The rows." }) input: TrashSelectionInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<TrashChange> {
    return write(db, actor, (change) => restoreMany(change, input));
  }

  @RequiresRole("editor", "content")
  @Mutation(() => TrashChange, { description: "Permanently deletes rows of any type in the trash." })
  deleteTrash(
    @Arg("input", () => TrashSelectionInput, { description: "The rows." }) input: TrashSelectionInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<TrashChange> {
    return write(db, actor, (change) => deleteMany(change, input));
  }

  @RequiresRole("editor", "content")
  @Mutation(() => Undone, { description: "Reverts one of the administrator's own changes, once, within a day." })
  undo(
    @Arg("input", () => IdInput, { description: "undoId of the change." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Undone> {
    if (!actor) throw unauthenticated();
    return undo(db, actor, id);
  }

  @RequiresRole("editor", "read")
  @Query(() => AuditEntryConnection, { description: "Audit entries, newest first." })
  auditEntries(@Args(() => AuditArgs) args: AuditArgs, @Ctx() { db }: RequestContext) {
    return listAuditEntries(db, args);
  }

  @RequiresRole("editor", "read")
  @Query(() => [AuditActor], { description: "All administrators in the audit log, by name." })
  auditActors(@Ctx() { db }: RequestContext): Promise<AuditActor[]> {
    return listAuditActors(db);
  }

  @FieldResolver(() => [AuditChange], { description: "The changes by field; empty when the action was not an edit." })
  changes(@Root() entry: AuditEntry, @Ctx() { loader }: RequestContext): Promise<AuditChange[]> {
    return Promise.all(listChanges(entry).map((change) => withTitles(change, loader)));
  }
}

@Resolver(() => TrashedRow)
export class TrashedRowResolver {
  @FieldResolver(() => Int, {
    description:
      "For an outfit, the number of products that were deleted with it and are restored with it. 0 for other types.",
  })
  productCount(@Root() { id, type }: TrashedRow, @Ctx() { loader }: RequestContext): Promise<number> | number {
    return type === "outfit" ? loader(trashedProductCount).load(id) : 0;
  }
}
