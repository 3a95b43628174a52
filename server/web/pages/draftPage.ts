import { GraphQLError, parse } from "graphql";
import type { DataSource, EntityManager } from "typeorm";
import { byType, contentKinds } from "../../core/kinds/contentKind";
import { type PublishableType, publishableTypes, PublicationStatus } from "../../core/kinds/publishableRow";
import { runAndRollBack } from "../../core/write/rollBack";
import { silenceWrites } from "../../core/write/silentWrites";
import { showRow } from "../../features/newsroom/publishing/previews/openPreview.service";
import { badUserInput } from "../../core/errors/appErrors";
import type { Actor } from "../../core/graphql/context";
import type { Execute, RenderedPage } from "./pageRenderer";

/** The values of a form that may not have been saved: the input of the mutation that would save them. */
export interface Draft {
  type: PublishableType;
  /** With an id, it changes that row. */
  input: Record<string, unknown>;
}

/** Runs the mutations of an administrator with this manager, which writes silently. */
export type ExecuteSave = (actor: Actor, db: EntityManager) => Execute;

const mutation = (verb: "Create" | "Update", typeName: string) =>
  parse(
    `mutation Preview($input: ${verb}${typeName}Input!) { ${verb.toLowerCase()}${typeName}(input: $input) { id } }`,
  );

const mutations = byType(publishableTypes, (type) => {
  const { typeName } = contentKinds[type];
  return { create: mutation("Create", typeName), update: mutation("Update", typeName) };
});

/** @throws BAD_USER_INPUT when the body is no draft. */
export function readDraft(body: unknown): Draft {
  const { type, input } = (body ?? {}) as Partial<Record<keyof Draft, unknown>>;
  const known = publishableTypes.find((one) => one === type);
  if (!known || typeof input !== "object" || input === null || Array.isArray(input))
    throw badUserInput("Send the type of a row and the values of its form.");
  return { type: known, input: input as Draft["input"] };
}

interface SaveResult {
  data?: Record<string, { id: string } | null> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** Saves the draft as its form would. @returns the id of its row. @throws the errors of saving. */
async function save(execute: Execute, { type, input }: Draft): Promise<string> {
  const isUpdate = input.id !== undefined;
  // A new row may be previewed before its celebrity is published.
  const given = isUpdate ? input : { ...input, status: PublicationStatus.DRAFT };
  const { data, errors } = (await execute(mutations[type][isUpdate ? "update" : "create"], {
    input: given,
  })) as SaveResult;
  const [row] = Object.values(data ?? {});
  if (row) return row.id;
  const [error] = errors ?? [];
  throw new GraphQLError(error?.message ?? "The preview cannot be shown.", { extensions: error?.extensions });
}

/**
 * Renders the page that visitors would see if the draft were saved and public. It is saved with the rules and rights of
 * its form, inside a transaction that is rolled back: nothing is stored, announced or recorded.
 * @throws the errors of saving.
 */
export const renderDraft = (
  dataSource: DataSource,
  draft: Draft,
  executeSave: (db: EntityManager) => Execute,
  render: (db: EntityManager, path: string) => Promise<RenderedPage>,
): Promise<RenderedPage> =>
  runAndRollBack(dataSource, async (db) => {
    const id = await save(executeSave(silenceWrites(db)), draft);
    // Saving has marked the transaction's own manager as one that reads for editors.
    const visitor = dataSource.createEntityManager(db.queryRunner);
    return render(visitor, await showRow(visitor, draft.type, id));
  });
