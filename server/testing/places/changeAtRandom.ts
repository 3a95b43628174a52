import { editor } from "../editor";
import { pick, type Random } from "../random";
import type { TestApi } from "../testApi";
import { type Kind, listIds, type PlacesModel } from "./placesModel";

/** Names that pieces have: of brands, of spellings in other case, and none. */
export const pieceNames = ["Northloom", "northloom paris", "Verre", "MAISON VERRE", "Kestrel", "Kestrel Supply", ""];

/** Two rows of the model become one. */
function merge(model: PlacesModel, kind: Exclude<Kind, "outfit">, id: string, intoId: string): void {
  Object.assign(model[kind][id], { inTrash: true, mergedInto: intoId });
  if (kind === "brand") {
    model.brand[intoId].spellings.push(model.brand[id].name, ...model.brand[id].spellings);
    return;
  }
  for (const look of Object.values(model.outfit)) if (look[`${kind}Id`] === id) look[`${kind}Id`] = intoId;
  if (kind !== "show") return;
  const [twin, into] = [model.show[id], model.show[intoId]];
  into.seasons = [...new Set([...into.seasons, ...twin.seasons])];
  into.characters = [...new Set([...into.characters, ...twin.characters])];
}

interface Done {
  /** The model after the change. */
  next: PlacesModel;
  /** Null for a change that has no undo. */
  undoId: string | null;
}

const tables: Record<Kind, string> = { event: "events", show: "shows", brand: "brands", outfit: "outfits" };
const capitalize = (kind: Kind): string => kind[0].toUpperCase() + kind.slice(1);

/** Changes a row at random, in the database and in a copy of the model. Resolves to null when the site refuses it. */
export async function changeAtRandom(api: TestApi, model: PlacesModel, random: Random, at: number) {
  const next = structuredClone(model);
  const kind = pick(random, ["event", "show", "brand", "outfit", "outfit"] as const);
  const ids = listIds(model, kind);
  if (ids.length === 0) return null;
  const id = pick(random, ids);

  const run = (text: string, input: object) => api.run(text, { input }, { actor: editor });
  const change = async (name: string, type: string, input: object): Promise<Done | null> => {
    const { data, errors } = await run(
      `mutation ($input: ${type}!) { ${name}(input: $input) { changed undoId } }`,
      input,
    );
    return errors.length === 0 && data[name].changed > 0 ? { next, undoId: data[name].undoId } : null;
  };

  const publish = (isPublic: boolean) => {
    next[kind][id].isPublic = isPublic;
    const status = isPublic ? "PUBLISHED" : "DRAFT";
    return change("bulkStatus", "BulkStatusInput", { type: kind, ids: [id], status });
  };
  const remove = () => {
    next[kind][id].inTrash = true;
    return change(`delete${capitalize(kind)}`, "IdInput", { id });
  };
  const mergeOrJoin = () => {
    if (kind !== "outfit") {
      const intoId = pick(random, ids);
      merge(next, kind, id, intoId);
      const kinds = `${capitalize(kind)}s`;
      return change(`merge${kinds}`, `Merge${kinds}Input`, { id, intoId });
    }
    const brands = listIds(model, "brand");
    if (brands.length === 0) return null;
    const brandId = pick(random, brands);
    const name = pick(random, pieceNames);
    next.brand[brandId].spellings.push(name);
    return change("joinBrandName", "JoinBrandNameInput", { name, brandId });
  };
  const readPart = async (table: string, showId: string, column: string, value: unknown): Promise<string | null> => {
    const text = `SELECT id FROM ${table} WHERE show_id = $1 AND ${column} = $2`;
    const [part]: { id: string }[] = await api.dataSource.query(text, [showId, value]);
    return part?.id ?? null;
  };
  const describe = async (): Promise<object> => {
    const name = `${capitalize(kind)} ${at}`;
    if (kind === "brand") {
      const brand = next.brand[id];
      brand.spellings.push(brand.name);
      brand.name = name;
    }
    if (kind !== "outfit") return { [kind === "show" ? "title" : "name"]: name };
    const place = pick(random, ["event", "show"] as const);
    const placeId = pick(random, [...listIds(model, place), null]);
    const [eventId, showId] = place === "event" ? [placeId, null] : [null, placeId];
    const show = showId ? model.show[showId] : null;
    const season = show && pick(random, [...show.seasons, null]);
    const character = show && pick(random, [...show.characters, null]);
    Object.assign(next.outfit[id], { eventId, showId, season, character });
    if (!showId) return { eventId, scene: null };
    const seasonId = await readPart("show_seasons", showId, "number", season);
    const characterId = await readPart("show_characters", showId, "name", character);
    return { eventId, scene: { showId, seasonId, characterId } };
  };
  const update = async (): Promise<Done | null> => {
    const [{ version }]: { version: number }[] = await api.dataSource.query(
      `SELECT version FROM ${tables[kind]} WHERE id = $1`,
      [id],
    );
    const name = `update${capitalize(kind)}`;
    const { errors } = await run(`mutation ($input: U${name.slice(1)}Input!) { ${name}(input: $input) { version } }`, {
      id,
      version,
      ...(await describe()),
    });
    return errors.length === 0 ? { next, undoId: null } : null;
  };

  const [publishes, removes, merges] = [0.35, 0.55, 0.85];
  const share = random();
  if (share < publishes) return publish(random() > 0.3);
  if (share < removes) return remove();
  return share < merges ? mergeOrJoin() : update();
}
