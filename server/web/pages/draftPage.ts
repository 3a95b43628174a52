import { GraphQLError, parse } from "graphql";
import type { DataSource, EntityManager } from "typeorm";
import { paths } from "../../../site/addresses";
import { isShown } from "../../core/kinds/visibility";
import { getAudience } from "../../core/read/audience";
import { byType, contentKinds } from "../../core/kinds/contentKind";
import { type PublishableType, publishableTypes, PublicationStatus } from "../../core/kinds/publishableRow";
import { runAndRollBack } from "../../core/write/rollBack";
import { silenceWrites } from "../../core/write/silentWrites";
import { showRow } from "../../features/newsroom/publishing/previews/openPreview.service";
import { readWithoutTracking } from "../../features/site/settings/settings.service";
import { badUserInput } from "../../core/errors/appErrors";
import type { Actor } from "../../core/graphql/context";
import type { Execute, RenderedPage } from "./pageRenderer";

/** The pages on which settings can be previewed. */
const shownTypes = ["home", "outfit", "blogPost"] as const;
type ShownType = (typeof shownTypes)[number];

/** The values of a form that may not have been saved: the input of the mutation that would save them. */
export type Draft = { input: Record<string, unknown> } & (
  | { /** The input changes the row of its id, if it has one. */ type: PublishableType }
  | {
      type: "settings";
      /** The newest public page of this type is shown with them; the home page without one. */ page: ShownType;
    }
);

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

const updateSettings = parse(
  "mutation Preview($input: UpdateSettingsInput!) { updateSettings(input: $input) { id: siteName } }",
);

/** @throws BAD_USER_INPUT when the body is no draft. */
export function readDraft(body: unknown): Draft {
  const { type, input, page } = (body ?? {}) as Partial<Record<"type" | "input" | "page", unknown>>;
  const known = publishableTypes.find((one) => one === type);
  if (typeof input === "object" && input !== null && !Array.isArray(input)) {
    const values = input as Draft["input"];
    if (known) return { type: known, input: values };
    const shown = shownTypes.find((one) => one === page);
    if (type === "settings" && shown) return { type, input: values, page: shown };
  }
  throw badUserInput("Send the type of a row and the values of its form, or settings and the page that shows them.");
}

interface SaveResult {
  data?: Record<string, { id: string } | null> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
}

/** Saves the draft as its form would. @returns the id of its row. @throws the errors of saving. */
async function save(execute: Execute, { type, input }: Draft): Promise<string> {
  const isNew = type !== "settings" && input.id === undefined;
  const mutationOfForm = type === "settings" ? updateSettings : mutations[type][isNew ? "create" : "update"];
  // A new row may be previewed before its celebrity is published.
  const given = isNew ? { ...input, status: PublicationStatus.DRAFT } : input;
  const { data, errors } = (await execute(mutationOfForm, { input: given })) as SaveResult;
  const [row] = Object.values(data ?? {});
  if (row) return row.id;
  const [error] = errors ?? [];
  throw new GraphQLError(error?.message ?? "The preview cannot be shown.", { extensions: error?.extensions });
}

/** Returns the path of the newest public page of a type; the home page without one. */
async function findNewestPage(db: EntityManager, type: ShownType): Promise<string> {
  if (type === "home") return paths.home();
  const { table, date } = contentKinds[type];
  const [row] = await db.query<{ slug: string }[]>(
    `SELECT slug FROM ${table} shown WHERE ${isShown(table, "shown", getAudience(db))}
     ORDER BY ${date("shown")} DESC, id DESC LIMIT 1`,
  );
  return row ? paths[type](row.slug) : paths.home();
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
    if (draft.type !== "settings") return render(visitor, await showRow(visitor, draft.type, id));
    readWithoutTracking(visitor);
    return render(visitor, await findNewestPage(visitor, draft.page));
  });
