import type { GraphQLScalarType } from "graphql";
import { Arg, type ClassType, Ctx, Mutation, Resolver } from "type-graphql";
import { validate as isUuid } from "uuid";
import type { Role } from "../access/role";
import type { TokenScope } from "../access/tokenScope";
import type { RequestContext } from "../graphql/context";
import { IdInput } from "../graphql/inputs";
import { RequiresRole } from "../graphql/requiresRole";
import type { ContentRow } from "../kinds/contentRow";
import { trashRows } from "../trash/trash";
import { type BulkKind, type BulkRequestInput, changeMany } from "./bulk";
import { createOnce, type NewRow } from "./createOnce";
import { writeOrDryRun } from "./dryRun";
import { Merge, type MergeInput } from "./mergeInputs";
import { type MergeKind, mergeRows } from "./mergeRows";
import { type Write, write, Change } from "./write";

interface Operation {
  description: string;
  inputDescription: string;
}

interface Save<Input extends object, Row, Given = Input> extends Operation {
  input: ClassType<Input>;
  /** Runs inside one transaction. */
  run: (change: Write, input: Given) => Promise<Row>;
}

interface RecordKind<Row extends { id: string }, New extends NewRow, Changes extends object, Removed> {
  entity: ClassType<Row>;
  /** The names of the operations end with it: createFeed, updateFeed, deleteFeed. */
  name: string;
  role: Role;
  /** The lowest role that may delete, when it is another one. */
  removerRole?: Role;
  scope: TokenScope;
  create: Save<New, Row, Omit<New, "requestId">>;
  update: Save<Changes, Row>;
  remove: Operation & {
    returns: ClassType<Removed & object> | GraphQLScalarType;
    run: (change: Write, id: string) => Promise<Removed>;
  };
}

/** Creates the operations that save and delete the rows of a kind. The kind's resolver adds others. */
export function createRecordResolver<Row extends { id: string }, New extends NewRow, Changes extends object, Removed>({
  entity,
  name,
  role,
  removerRole = role,
  scope,
  create,
  update,
  remove,
}: RecordKind<Row, New, Changes, Removed>) {
  @Resolver()
  abstract class RecordResolver {
    @RequiresRole(role, scope)
    @Mutation(() => entity, { name: `create${name}`, description: create.description })
    create(
      @Arg("input", () => create.input, { description: create.inputDescription }) input: New,
      @Ctx() { db, actor }: RequestContext,
    ): Promise<Row> {
      return createOnce(db, actor, entity, input, create.run);
    }

    @RequiresRole(role, scope)
    @Mutation(() => entity, { name: `update${name}`, description: update.description })
    update(
      @Arg("input", () => update.input, { description: update.inputDescription }) input: Changes,
      @Ctx() { db, actor }: RequestContext,
    ): Promise<Row> {
      return write(db, actor, (change) => update.run(change, input));
    }

    @RequiresRole(removerRole, scope)
    @Mutation(() => remove.returns, { name: `delete${name}`, description: remove.description })
    remove(
      @Arg("input", () => IdInput, { description: remove.inputDescription }) { id }: IdInput,
      @Ctx() { db, actor }: RequestContext,
    ): Promise<Removed> {
      return write(db, actor, (change) => remove.run(change, id));
    }
  }
  return RecordResolver;
}

export interface ContentKind<
  Row extends ContentRow,
  New extends NewRow,
  Changes extends object,
  Bulk extends BulkRequestInput,
> {
  entity: ClassType<Row>;
  /** The role of those who create and update. Editors delete and change many. */
  role: Role;
  /** In sentences: "an affiliate product", "product", "products". */
  nouns: { one: string; short: string; many: string };
  create: Omit<Save<New, Row, Omit<New, "requestId">>, "inputDescription">;
  update: Pick<Save<Changes, Row>, "input" | "run">;
  /** What becomes of the row. */
  trashed: string;
  bulk: BulkKind<Row, Bulk> & { input: ClassType<Bulk>; description: string; name: string };
}

/** Creates the operations that save, trash and bulk change the rows of a content type. */
export function createContentResolver<
  Row extends ContentRow,
  New extends NewRow,
  Changes extends object,
  Bulk extends BulkRequestInput,
>({ entity, role, nouns, create, update, trashed, bulk }: ContentKind<Row, New, Changes, Bulk>) {
  @Resolver()
  abstract class ContentResolver extends createRecordResolver<Row, New, Changes, Change>({
    entity,
    name: entity.name,
    role,
    removerRole: "editor",
    scope: "content",
    create: { ...create, inputDescription: `The new ${nouns.short}.` },
    update: {
      ...update,
      description: `Updates ${nouns.one}. CONFLICT when the version is outdated.`,
      inputDescription: "The changed fields.",
    },
    remove: {
      returns: Change,
      description: trashed,
      inputDescription: `Id of the ${nouns.short}.`,
      run: (change, id) => trashRows(change, bulk.type, isUuid(id) ? [id] : []),
    },
  }) {
    @RequiresRole("editor", "content")
    @Mutation(() => Change, { name: bulk.name, description: bulk.description })
    bulk(
      @Arg("input", () => bulk.input, { description: `The ${nouns.many} and the change.` }) input: Bulk,
      @Ctx() { db, actor }: RequestContext,
    ): Promise<Change> {
      return changeMany(db, actor, bulk, input);
    }
  }
  return ContentResolver;
}

/** Creates the operation that merges two rows of a content type. */
export function createMergeResolver<Input extends MergeInput>(
  kind: MergeKind & { input: ClassType<Input>; description: string; name: string },
) {
  @Resolver()
  class MergeResolver {
    @RequiresRole("editor", "content")
    @Mutation(() => Merge, { name: kind.name, description: kind.description })
    merge(
      @Arg("input", () => kind.input, { description: "The two rows." }) input: Input,
      @Ctx() { db, actor }: RequestContext,
    ): Promise<Merge> {
      return writeOrDryRun(input.dryRun, db, actor, (change) => mergeRows(change, kind, input));
    }
  }
  return MergeResolver;
}
