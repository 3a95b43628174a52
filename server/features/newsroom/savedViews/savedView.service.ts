import type { EntityManager, FindOptionsWhere } from "typeorm";
import { validate as isUuid } from "uuid";
import { saveUnique } from "../../../core/write/lockById";
import type { Write } from "../../../core/write/write";
import { mapScreens } from "../../../core/kinds/contentKind";
import { hasRole } from "../../../core/access/role";
import { badUserInput, forbidden, notFound, unauthenticated } from "../../../core/errors/appErrors";
import type { Actor } from "../../../core/graphql/context";
import { SavedView, ViewScreen, DefaultView } from "./savedView.entity";
import {
  type CreateSavedViewInput,
  type SetDefaultViewInput,
  type UpdateSavedViewInput,
  maxViews,
  savedViewMessages,
} from "./savedView.inputs";

/** Returns the caller. Only signed-in administrators reach the operations. */
export function requireActor({ actor }: { actor: Actor | null }): Actor {
  if (!actor) throw unauthenticated();
  return actor;
}

/** Own views and shared ones. */
const visibleTo = (actor: Actor, where: FindOptionsWhere<SavedView>): FindOptionsWhere<SavedView>[] => [
  { ...where, authorId: actor.id },
  { ...where, isShared: true },
];

/** Returns the views that the actor sees on a screen, by name. */
export const listSavedViews = (db: EntityManager, actor: Actor, screen: ViewScreen): Promise<SavedView[]> =>
  db.find(SavedView, { where: visibleTo(actor, { screen }), order: { name: "ASC", id: "ASC" } });

/** Returns the view in which the screen opens for the actor; null when it opens with all rows. */
export async function findDefaultView(db: EntityManager, actor: Actor, screen: ViewScreen): Promise<SavedView | null> {
  const chosen = await db.findOneBy(DefaultView, { actorId: actor.id, screen });
  return chosen && db.findOne(SavedView, { where: visibleTo(actor, { id: chosen.viewId }) });
}

/** Whether the actor may change the view. */
export const mayChangeView = (actor: Actor, { authorId, isShared }: SavedView): boolean =>
  authorId === actor.id || (isShared && hasRole(actor.role, "admin"));

/** Locks a view that the actor sees and may change. @throws NOT_FOUND, FORBIDDEN. */
async function lockView({ db, ...change }: Write, id: string): Promise<SavedView> {
  const actor = requireActor(change);
  const lock = { mode: "pessimistic_write" } as const;
  const view = isUuid(id) ? await db.findOne(SavedView, { where: visibleTo(actor, { id }), lock }) : null;
  if (!view) throw notFound(savedViewMessages.gone);
  if (!mayChangeView(actor, view)) throw forbidden(savedViewMessages.foreign);
  return view;
}

/** A search has at most 100 characters, and other values are names and ids. */
const maxValueLength = 200;
const sharedParameters = ["search", "sort", "reverse", "size", "hide"];

/** The parameters in the address of each screen that a view keeps: not the page, and not an open form. */
const parameters: Record<ViewScreen, ReadonlySet<string>> = {
  ...mapScreens((screen) => new Set([...sharedParameters, ...screen.parameters])),
  [ViewScreen.LINKS]: new Set([...sharedParameters, "state"]),
};

/** Returns the query string with its parameters in order; null when the screen has no such address. */
function parseViewQuery(screen: ViewScreen, query: string): string | null {
  const params = new URLSearchParams(query);
  const names = [...params.keys()];
  const isKnown = names.every((name) => parameters[screen].has(name));
  const isOnce = new Set(names).size === names.length;
  const isShort = [...params.values()].every((value) => value.length <= maxValueLength);
  if (!isKnown || !isOnce || !isShort) return null;
  params.sort();
  return params.toString();
}

function requireQuery(screen: ViewScreen, query: string): string {
  const parsed = parseViewQuery(screen, query);
  if (parsed === null) throw badUserInput(savedViewMessages.badQuery, { query: savedViewMessages.badQuery });
  return parsed;
}

const uniqueName = { index: "saved_views_name_key", field: "name", taken: savedViewMessages.exists };

/** @throws BAD_USER_INPUT for a repeated name, an address that is none of the screen, or when there are too many. */
export async function createSavedView(
  change: Write,
  { screen, name, query, isShared }: Omit<CreateSavedViewInput, "requestId">,
): Promise<SavedView> {
  const { id: authorId, name: authorName } = requireActor(change);
  const values = { authorId, authorName, screen, name: name.trim(), query: requireQuery(screen, query), isShared };
  if ((await change.db.countBy(SavedView, { authorId, screen })) >= maxViews)
    throw badUserInput(savedViewMessages.tooMany);
  return saveUnique(change.db, uniqueName, (savepoint) =>
    savepoint.save(SavedView, savepoint.create(SavedView, values)),
  );
}

/** @throws NOT_FOUND, FORBIDDEN for the view of another administrator, BAD_USER_INPUT as `createSavedView`. */
export async function updateSavedView(
  change: Write,
  { id, name, query, isShared }: UpdateSavedViewInput,
): Promise<SavedView> {
  const { screen } = await lockView(change, id);
  const values = {
    ...(typeof name === "string" && { name: name.trim() }),
    ...(typeof query === "string" && { query: requireQuery(screen, query) }),
    ...(typeof isShared === "boolean" && { isShared }),
  };
  if (Object.keys(values).length > 0)
    await saveUnique(change.db, uniqueName, (savepoint) => savepoint.update(SavedView, { id }, values));
  return change.db.findOneByOrFail(SavedView, { id });
}

/** @throws NOT_FOUND, FORBIDDEN for the view of another administrator. */
export async function deleteSavedView(change: Write, id: string): Promise<string> {
  const view = await lockView(change, id);
  await change.db.delete(SavedView, { id: view.id });
  return view.id;
}

/** Chooses the view in which a screen opens for the actor. @throws NOT_FOUND for a view that the actor does not see. */
export async function setDefaultView(
  change: Write,
  { screen, viewId }: SetDefaultViewInput,
): Promise<SavedView | null> {
  const actor = requireActor(change);
  const own = { actorId: actor.id, screen };
  if (!viewId) {
    await change.db.delete(DefaultView, own);
    return null;
  }
  const where = visibleTo(actor, { id: viewId, screen });
  const view = isUuid(viewId) ? await change.db.findOne(SavedView, { where }) : null;
  if (!view) throw notFound(savedViewMessages.gone);
  await change.db.upsert(DefaultView, { ...own, viewId }, ["actorId", "screen"]);
  return view;
}
