import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { In } from "typeorm";
import { write } from "../../../../core/write/write";
import { contentKinds } from "../../../../core/kinds/contentKind";
import { PublishableRow, publishableTypes } from "../../../../core/kinds/publishableRow";
import { Revision } from "../../../../core/revisions/revision.entity";
import { RequiresRole } from "../../../../core/graphql/requiresRole";
import type { RequestContext } from "../../../../core/graphql/context";
import { loadByKey, loadGroups } from "../../../../core/graphql/loaders";
import { IdInput } from "../../../../core/graphql/inputs";
import { createConnectionType } from "../../../../core/paging/connection";
import { PublishableInput } from "../publishing.inputs";
import { Release, PendingRelease, ReleaseRow } from "./release.entity";
import { AddToReleaseInput, ReleasesArgs, ScheduleReleaseInput, UpdateReleaseInput } from "./release.inputs";
import {
  findPendingRelease,
  findUnpublishedSave,
  listReleases,
  addToRelease,
  cancelRelease,
  includeInRelease,
  scheduleRelease,
  updateRelease,
} from "./releases.service";

const ReleaseConnection = createConnectionType(Release);

/** Loads the rows of releases, in the order of their ids. */
const rowsOfReleases = loadGroups(
  (db, ids) => db.find(ReleaseRow, { where: { releaseId: In([...ids]) }, order: { rowId: "ASC" } }),
  ({ releaseId }) => releaseId,
);

const titles = publishableTypes
  .map((type) => {
    const { table, title } = contentKinds[type];
    return `SELECT id, ${title} AS title FROM ${table} WHERE id = ANY($1::uuid[])`;
  })
  .join(" UNION ALL ");

/** Loads the titles of publishable rows, also in the trash; null for those that were deleted permanently. */
const publishableTitles = loadByKey<string | null>(async (db, ids) => {
  const rows: { id: string; title: string }[] = await db.query(titles, [ids]);
  return new Map(rows.map(({ id, title }) => [id, title]));
}, null);

/** Schedules, for editors. */
@Resolver(() => Release)
export class ReleasesResolver {
  @RequiresRole("contributor", "read")
  @Query(() => ReleaseConnection, { description: "Releases by their time, latest first." })
  releases(@Args(() => ReleasesArgs) args: ReleasesArgs, @Ctx() { db }: RequestContext) {
    return listReleases(db, args);
  }

  @RequiresRole("contributor", "read")
  @Query(() => PendingRelease, {
    nullable: true,
    description: "How a row will be published; null when it is not scheduled.",
  })
  pendingRelease(
    @Arg("id", () => ID, { description: "UUID of the row." }) id: string,
    @Ctx() { db }: RequestContext,
  ): Promise<PendingRelease | null> {
    return findPendingRelease(db, id);
  }

  @RequiresRole("contributor", "read")
  @Query(() => Revision, {
    nullable: true,
    description:
      "The last save of a row after the version that a release has published, until someone saves again; null when there is none.",
  })
  unpublishedSave(
    @Arg("id", () => ID, { description: "UUID of the row." }) id: string,
    @Ctx() { db }: RequestContext,
  ): Promise<Revision | null> {
    return findUnpublishedSave(db, id);
  }

  @FieldResolver(() => [ReleaseRow], { description: "The rows that it publishes." })
  rows(@Root() { id }: Release, @Ctx() { loader }: RequestContext): Promise<ReleaseRow[]> {
    return loader(rowsOfReleases).load(id);
  }

  @RequiresRole("editor", "publish")
  @Mutation(() => Release, {
    description: "Plans to publish the present state of rows together at a time. CONFLICT when a version is outdated.",
  })
  scheduleRelease(
    @Arg("input", () => ScheduleReleaseInput, { description: "The rows and the time." }) input: ScheduleReleaseInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Release> {
    return write(db, actor, (change) => scheduleRelease(change, input));
  }

  @RequiresRole("editor", "publish")
  @Mutation(() => Release, { description: "Adds the present state of rows to a release that waits." })
  addToRelease(
    @Arg("input", () => AddToReleaseInput, { description: "The release and the rows." }) input: AddToReleaseInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Release> {
    return write(db, actor, (change) => addToRelease(change, input));
  }

  @RequiresRole("editor", "publish")
  @Mutation(() => Release, { description: "Changes the time or the name of a release that waits." })
  updateRelease(
    @Arg("input", () => UpdateReleaseInput, { description: "The release and its new time." }) input: UpdateReleaseInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Release> {
    return write(db, actor, (change) => updateRelease(change, input));
  }

  @RequiresRole("editor", "publish")
  @Mutation(() => Release, { description: "Cancels a release that waits; its rows become drafts." })
  cancelRelease(
    @Arg("input", () => IdInput, { description: "Id of the release." }) { id }: IdInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<Release> {
    return write(db, actor, (change) => cancelRelease(change, id));
  }

  @RequiresRole("editor", "publish")
  @Mutation(() => PublishableRow, {
    description: "Makes the present state of a scheduled row the one that its release publishes.",
  })
  includeInRelease(
    @Arg("input", () => PublishableInput, { description: "The row." }) input: PublishableInput,
    @Ctx() { db, actor }: RequestContext,
  ): Promise<PublishableRow> {
    return write(db, actor, (change) => includeInRelease(change, input));
  }
}

@Resolver(() => ReleaseRow)
export class ReleaseRowResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "Title of the row; null when it was deleted permanently.",
  })
  title(@Root() { rowId }: ReleaseRow, @Ctx() { loader }: RequestContext): Promise<string | null> {
    return loader(publishableTitles).load(rowId);
  }
}
