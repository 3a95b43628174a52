import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { AuditEntry } from "../../content/audit/auditEntry.entity";
import { unauthenticated } from "../../shared/errors/appErrors";
import type { RequestContext } from "../../shared/graphql/context";
import { IdInput } from "../../shared/graphql/inputs";
import { connectionOf } from "../../shared/paging/connection";
import { listChanges, listAuditActors, listAuditEntries, withTitles } from "./audit.service";
import { AuditArgs, TrashArgs, TrashedRowsInput, TrashSelectionInput } from "./history.inputs";
import { trashedProductCount } from "./history.loaders";
import { AuditActor, AuditChange, TrashChange, Undone } from "./history.types";
import { deleteForever, listTrash, restore } from "./trash.service";
import { deleteMany, restoreMany } from "./trashMany.service";
import { TrashedRow } from "./trashedRow.entity";
import { undo } from "./undo.service";

const TrashedRowConnection = connectionOf(TrashedRow);
const AuditEntryConnection = connectionOf(AuditEntry);

/** The trash, the audit log and Undo, for administrators. */
@Resolver(() => AuditEntry)
export class HistoryResolver {
  @Query(() => TrashedRowConnection, { description: "The trash, what came last first." })
  trash(@Args(() => TrashArgs) args: TrashArgs, @Ctx() { db }: RequestContext) {
    return listTrash(db, args);
  }

  @Mutation(() => Int, { description: "Takes rows out of the trash, an outfit with its products. Answers how many." })
  restore(
    @Arg("input", () => TrashedRowsInput, { description: "Which rows." }) input: TrashedRowsInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<number> {
    return restore(db, actor, input);
  }

  @Mutation(() => Int, { description: "Deletes rows of the trash for good. Answers how many." })
  deleteForever(
    @Arg("input", () => TrashedRowsInput, { description: "Which rows." }) input: TrashedRowsInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<number> {
    return deleteForever(db, actor, input);
  }

  @Mutation(() => TrashChange, {
    description: "Takes rows of any kinds out of the trash, outfits with their products.",
  })
  restoreTrash(
    @Arg("input", () => TrashSelectionInput, { description: "Which rows." }) input: TrashSelectionInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<TrashChange> {
    return restoreMany(db, actor, input);
  }

  @Mutation(() => TrashChange, { description: "Deletes rows of any kinds in the trash for good." })
  deleteTrash(
    @Arg("input", () => TrashSelectionInput, { description: "Which rows." }) input: TrashSelectionInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<TrashChange> {
    return deleteMany(db, actor, input);
  }

  @Mutation(() => Undone, { description: "Takes back a change of one's own, once, within a day." })
  undo(
    @Arg("input", () => IdInput, { description: "undoId of the change." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Undone> {
    if (!actor) throw unauthenticated();
    return undo(db, actor, id);
  }

  @Query(() => AuditEntryConnection, { description: "Who changed what, and when; newest first." })
  auditEntries(@Args(() => AuditArgs) args: AuditArgs, @Ctx() { db }: RequestContext) {
    return listAuditEntries(db, args);
  }

  @Query(() => [AuditActor], { description: "Everybody who is in the audit log, by name." })
  auditActors(@Ctx() { db }: RequestContext): Promise<AuditActor[]> {
    return listAuditActors(db);
  }

  @FieldResolver(() => [AuditChange], { description: "What changed, field by field; empty when it was no edit." })
  changes(@Root() entry: AuditEntry, @Ctx() { loader }: RequestContext): Promise<AuditChange[]> {
    return Promise.all(listChanges(entry).map((change) => withTitles(change, loader)));
  }
}

@Resolver(() => TrashedRow)
export class TrashedRowResolver {
  @FieldResolver(() => Int, {
    description: "Of an outfit: its products that went to the trash with it and come back with it. 0 for other kinds.",
  })
  productCount(@Root() { id, type }: TrashedRow, @Ctx() { loader }: RequestContext): Promise<number> | number {
    return type === "outfit" ? loader(trashedProductCount).load(id) : 0;
  }
}
