import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { write } from "../../../../core/write/write";
import { PublishableRow } from "../../../../core/kinds/publishableRow";
import { Revision } from "../../../../core/revisions/revision.entity";
import type { Snapshot } from "../../../../core/revisions/snapshot";
import { DependsOn } from "../../../../core/read/sqlRelation";
import { RequiresRole } from "../../../../core/graphql/requiresRole";
import type { RequestContext } from "../../../../core/graphql/context";
import { loadByKey } from "../../../../core/graphql/loaders";
import { createConnectionType } from "../../../../core/paging/connection";
import { compareSnapshots } from "./compareSnapshots";
import { RestoreRevisionInput, RevisionsArgs } from "./revision.inputs";
import { RevisionChange } from "./revision.types";
import { compareRevisions, listRevisions, restoreRevision } from "./revisions.service";

const RevisionConnection = createConnectionType(Revision);

/** Loads the snapshot of the revision before each; null for the first one. */
const formerSnapshots = loadByKey<Snapshot | null>(async (db, ids) => {
  const rows: { id: string; snapshot: Snapshot | null }[] = await db.query(
    `SELECT revision.id, (SELECT former.snapshot FROM revisions former
       WHERE former.row_id = revision.row_id AND former.id < revision.id ORDER BY former.id DESC LIMIT 1) AS snapshot
     FROM revisions revision WHERE revision.id = ANY($1::bigint[])`,
    [ids],
  );
  return new Map(rows.map(({ id, snapshot }) => [id, snapshot]));
}, null);

/** The history of celebrities, outfits and articles. */
@Resolver(() => Revision)
export class RevisionsResolver {
  @RequiresRole("contributor", "read")
  @Query(() => RevisionConnection, { description: "Revisions of a row, newest first; each save made one." })
  revisions(@Args(() => RevisionsArgs) args: RevisionsArgs, @Ctx() { db }: RequestContext) {
    return listRevisions(db, args);
  }

  @FieldResolver(() => [String], {
    description: "Names of the fields that changed since the revision before; empty for the first one.",
  })
  @DependsOn<Revision>("snapshot")
  async changedFields(@Root() revision: Revision, @Ctx() { loader }: RequestContext): Promise<string[]> {
    const former = await loader(formerSnapshots).load(revision.id);
    if (!former) return [];
    return [...new Set(compareSnapshots(former, revision.snapshot).map(({ field }) => field))];
  }

  @RequiresRole("contributor", "read")
  @Query(() => [RevisionChange], { description: "Differences of two revisions of one row, field by field." })
  revisionChanges(
    @Arg("fromId", () => ID, { description: "The earlier revision." }) fromId: string,
    @Arg("toId", () => ID, { description: "The later revision." }) toId: string,
    @Ctx() { db }: RequestContext,
  ): Promise<RevisionChange[]> {
    return compareRevisions(db, fromId, toId);
  }

  @RequiresRole("contributor", "content")
  @Mutation(() => PublishableRow, {
    description:
      "Writes a revision into its row as a new save, with tags, pieces, pictures and products. CONFLICT when the version is outdated.",
  })
  restoreRevision(
    @Arg("input", () => RestoreRevisionInput, { description: "The row and the revision." }) input: RestoreRevisionInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<PublishableRow> {
    return write(db, actor, (change) => restoreRevision(change, input));
  }
}
