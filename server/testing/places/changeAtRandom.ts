import { editor } from "../editor";
import { pick, type Random } from "../random";
import type { TestApi } from "../testApi";
import { type Kind, listIds, type PlacesModel } from "./placesModel";

/** Names that pieces have: of brands, of spellings in other case, and none. */
export const pieceNames = ["Northloom", "northloom paris", "Verre", "MAISON VERRE", "Kestrel", "Kestrel Supply", ""];

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
    const brands = listIds(model, "brand");
    if (brands.length === 0) return null;
    const into = pick(random, brands);
    const kept = next.brand[into];
    if (kind === "brand") {
      const twin = next.brand[id];
      kept.spellings.push(twin.name, ...twin.spellings);
      twin.inTrash = true;
      return change("mergeBrands", "MergeBrandsInput", { id, intoId: into });
    }
    const name = pick(random, pieceNames);
    kept.spellings.push(name);
    return change("joinBrandName", "JoinBrandNameInput", { name, brandId: into });
  };
  const describe = (): object => {
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
    Object.assign(next.outfit[id], { eventId, showId });
    return { eventId, scene: showId ? { showId } : null };
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
      ...describe(),
    });
    return errors.length === 0 ? { next, undoId: null } : null;
  };

  const [publishes, removes, merges] = [0.35, 0.55, 0.85];
  const share = random();
  if (share < publishes) return publish(random() > 0.3);
  if (share < removes) return remove();
  return share < merges ? mergeOrJoin() : update();
}
