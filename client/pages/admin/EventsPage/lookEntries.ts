import { v4 as newRequestId, v5 as deriveId } from "uuid";
import { array, lazy, mixed, object, string } from "yup";
import { optionalText, pictureRule, requiredText } from "../../../admin/form/fieldRules";
import {
  type EntryRow,
  isBlank,
  newRow as newProduct,
  toEntryInput,
} from "../../../features/content/product/admin/entry/entryRows";
import type { OutfitEntryInput } from "../../../graphql/generated/adminOperations";

/** A look of an event that is being entered. */
export interface LookEntry {
  /** Of its save; its pieces and the products that they ask for derive their ids from it. */
  requestId: string;
  celebrityId: string;
  /** What was typed for the celebrity and not chosen. */
  search: string;
  title: string;
  /** The title that the celebrity proposes: it follows the celebrity until an editor changes it. */
  proposed: string;
  image: string;
  /** Names. */
  pieces: string[];
  /** Those in which something was typed; see `listProducts`. */
  products: readonly EntryRow[];
}

export interface LooksValues {
  /** YYYY-MM-DD; blank for unknown. */
  date: string;
  occasion: string;
  looks: LookEntry[];
}

export const maxLooks = 50;

export const newLook = (): LookEntry => ({
  requestId: newRequestId(),
  celebrityId: "",
  search: "",
  title: "",
  proposed: "",
  image: "",
  pieces: [],
  products: [],
});

/** Whether nothing was entered. Formik passes empty text as undefined. */
export const isBlankLook = ({ celebrityId, search, title, image, pieces, products }: Partial<LookEntry>): boolean =>
  ![celebrityId, search, title, image].some((text) => text?.trim()) && !pieces?.length && !products?.some(hasText);

const hasText = (row: EntryRow): boolean => !isBlank(row);

/** The looks that were changed or added after others were sent. */
export const findLaterLooks = (sent: readonly LookEntry[], now: readonly LookEntry[]): LookEntry[] =>
  now.flatMap((look) => {
    const before = sent.find(({ requestId }) => requestId === look.requestId);
    if (!before) return [look];
    return JSON.stringify(before) === JSON.stringify(look) ? [] : [{ ...look, requestId: newRequestId() }];
  });

/** Chooses who wore it. */
export function withCelebrity(look: LookEntry, id: string, name: string, event: string): LookEntry {
  const proposed = name && `${name} at the ${event.replace(/^the /i, "")}`;
  const title = look.title === look.proposed ? proposed : look.title;
  return { ...look, celebrityId: id, search: "", title, proposed };
}

export const listPieces = ({ requestId, pieces }: LookEntry): { id: string; name: string }[] =>
  pieces.map((name) => ({ id: deriveId(name, requestId), name }));

/** The rows of products: those that were entered, and an empty one for each piece without any. */
export function listProducts(look: LookEntry): EntryRow[] {
  const pieces = listPieces(look);
  const isThere = ({ pieceId }: EntryRow) => pieceId === "" || pieces.some(({ id }) => id === pieceId);
  const entered = look.products
    .filter((row) => hasText(row) || isThere(row))
    .map((row) => (isThere(row) ? row : { ...row, pieceId: "" }));
  const missing = pieces.filter(({ id }) => entered.every(({ pieceId }) => pieceId !== id));
  return [...entered, ...missing.map(({ id }) => newProduct({ requestId: deriveId("product", id), pieceId: id }))];
}

/** The input of the looks in which something was entered. */
export const toOutfitEntries = ({ looks }: LooksValues): OutfitEntryInput[] =>
  looks
    .filter((look) => !isBlankLook(look))
    .map((look) => ({
      requestId: look.requestId,
      title: look.title,
      celebrityId: look.celebrityId,
      image: look.image || null,
      pieces: listPieces(look),
      products: listProducts(look).filter(hasText).map(toEntryInput),
    }));

/** Returns the path in the form of a field that was sent: blank rows were not. */
export function toFormPath(path: string, { looks }: LooksValues): string {
  const [, entry, field = ""] = /^outfits\.(\d+)\.(.+)$/.exec(path) ?? [];
  const look = looks.filter((one) => !isBlankLook(one))[Number(entry)];
  if (!look) return path;
  const parent = `looks.${looks.indexOf(look)}`;
  if (field.startsWith("pieces")) return `${parent}.pieces`;
  const [, product, column] = /^products\.(\d+)\.(.+)$/.exec(field) ?? [];
  if (!column) return `${parent}.${field}`;
  const rows = listProducts(look);
  const row = rows.filter(hasText)[Number(product)];
  return `${parent}.products.${row ? rows.indexOf(row) : product}.${column}`;
}

const entrySchema = object({
  celebrityId: string().when("search", ([search]: (string | undefined)[], rule) =>
    rule.required(search ? "Choose a celebrity of the list, or add a new one" : "Celebrity is required"),
  ),
  title: requiredText("Title is required", 300),
  image: optionalText(2_000).test(pictureRule),
  pieces: array().of(string().max(100, "The name of a piece has at most 100 characters")).max(40, "At most 40 pieces"),
});

/** Blank looks are not saved; when all are blank, the first one says what it needs. */
export const looksSchema = object({
  occasion: optionalText(100),
  looks: array().of(
    lazy((look: Partial<LookEntry>, { parent }: { parent?: Partial<LookEntry>[] }) =>
      isBlankLook(look) && (!parent || parent[0] !== look || !parent.every(isBlankLook)) ? mixed() : entrySchema,
    ),
  ),
});
