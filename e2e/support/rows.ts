import type { AdminSite } from "./admin";

export interface Row {
  id: string;
  version: number;
}

/** Creates a row as the demo administrator. */
export async function createRow(
  site: AdminSite,
  kind: "AffiliateProduct" | "BlogPost" | "CategoryItem" | "Celebrity" | "Outfit",
  input: object,
): Promise<Row> {
  const { row } = await site.graphql<{ row: Row }>(
    `mutation ($input: Create${kind}Input!) { row: create${kind}(input: $input) { id version } }`,
    { input },
  );
  return row;
}

/** Creates an outfit, and a celebrity for it unless the input names one. */
export async function createOutfit(
  site: AdminSite,
  title: string,
  input: { celebrityId?: string; [field: string]: unknown } = {},
) {
  const celebrityId = input.celebrityId ?? (await createRow(site, "Celebrity", { name: `Wearer of ${title}` })).id;
  const image = "/art/placeholder/outfit.svg";
  return createRow(site, "Outfit", { title, image, description: "A look of the tests.", ...input, celebrityId });
}

export async function updateOutfit(site: AdminSite, input: Row & Record<string, unknown>): Promise<void> {
  await site.graphql("mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id } }", { input });
}

/** Reads an outfit as an editor; null while it is missing or in the trash. */
export async function readOutfit<Fields extends object>(site: AdminSite, id: string, fields: string) {
  const { outfit } = await site.graphql<{ outfit: Fields | null }>(
    `query ($id: ID!) { outfit(id: $id) { ${fields} } }`,
    { id },
  );
  return outfit;
}

/** Reads the outfits that a search finds, as an editor. */
export async function findOutfits<Fields extends object>(site: AdminSite, search: string, fields: string) {
  const { outfits } = await site.graphql<{ outfits: { nodes: Fields[] } }>(
    `query ($search: String!) { outfits(filter: { search: $search }) { nodes { ${fields} } } }`,
    { search },
  );
  return outfits.nodes;
}

/** Returns the HTTP status of a page for visitors. */
export const fetchStatus = async (site: AdminSite, path: string): Promise<number> =>
  (await fetch(site.url() + path)).status;
