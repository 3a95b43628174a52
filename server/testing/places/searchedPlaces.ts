import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { PublicationStatus } from "../../core/kinds/publishableRow";
import { TermType } from "../../features/content/taxonomy/term.entity";
import { createTerm } from "../../features/content/taxonomy/termWrite.service";
import { buildBrand, buildCelebrity, buildEvent, buildOutfit, buildPiece, buildProduct, buildShow } from "../build";

/** Builds a show with one season per list of episodes. Returns the ids of its parts by their names. */
async function buildParts(
  db: EntityManager,
  show: Parameters<typeof buildShow>[1],
  { seasons, characters }: { seasons: Record<number, number[]>; characters: string[] },
) {
  const { id: showId } = await buildShow(db, show);
  const parts: Record<string, string> = {};
  const insert = async (sql: string, values: unknown[]) => {
    const id = randomUUID();
    await db.query(sql, [id, showId, ...values]);
    return id;
  };
  for (const [season, episodes] of Object.entries(seasons)) {
    const seasonId = await insert("INSERT INTO show_seasons (id, show_id, number) VALUES ($1, $2, $3)", [season]);
    parts[`season ${season}`] = seasonId;
    for (const number of episodes)
      parts[`${season}x${number}`] = await insert(
        "INSERT INTO show_episodes (id, show_id, season_id, number) VALUES ($1, $2, $3, $4)",
        [seasonId, number],
      );
  }
  for (const name of characters)
    parts[name] = await insert("INSERT INTO show_characters (id, show_id, name, slug) VALUES ($1, $2, $3, $4)", [
      name,
      name.toLowerCase().replace(" ", "-"),
    ]);
  const scene = (season: number, episode: number, character?: string) => ({
    showId,
    seasonId: parts[`season ${season}`],
    episodeId: parts[`${season}x${episode}`],
    characterId: character ? parts[character] : null,
  });
  return scene;
}

/** Builds events, shows and brands with the looks that searches for them find; some are drafts. */
export async function buildSearchedPlaces(db: EntityManager): Promise<void> {
  for (const name of ["Gala", "Premiere"]) await createTerm(db, null, { type: TermType.occasion, name });
  const { id: ines } = await buildCelebrity(db, { name: "Ines Sol" });
  const { id: theo } = await buildCelebrity(db, { name: "Theo Bram" });
  const lumen = { series: "Lumen Film Gala", kind: "GALA", place: "Lisbon" } as const;
  const [first, second, secret, week, awards] = await Promise.all([
    buildEvent(db, { ...lumen, name: "Lumen Film Gala 2024", firstDay: "2024-05-18" }),
    buildEvent(db, { ...lumen, name: "Lumen Film Gala 2025", firstDay: "2025-05-09", lastDay: "2025-05-17" }),
    buildEvent(db, { name: "Secret Film Gala 2025", firstDay: "2025-06-01", status: PublicationStatus.DRAFT }),
    buildEvent(db, { name: "Harbor Fashion Week", kind: "FASHION_WEEK", place: "Aarhus", firstDay: "2024-02-20" }),
    buildEvent(db, { name: "Tidewater Film Awards", kind: "AWARDS", place: "Bristol", firstDay: "2025-11-08" }),
  ]);
  const draft = { status: PublicationStatus.DRAFT };
  const lights = await buildParts(
    db,
    { title: "Harbor Lights" },
    { seasons: { 1: [1, 2, 3], 2: [4, 5] }, characters: ["Mara Quill", "Dane Ferro"] },
  );
  const orchard = await buildParts(
    db,
    { title: "The Glass Orchard" },
    { seasons: { 1: [6], 2: [1] }, characters: ["Ada Lorne"] },
  );
  const suits = await buildParts(db, { title: "Suits" }, { seasons: { 1: [1] }, characters: [] });
  for (const [show, number, title] of [
    ["Harbor Lights", 5, "The Quay"],
    ["The Glass Orchard", 6, "Windfall"],
  ])
    await db.query(
      "UPDATE show_episodes SET title = $3 FROM shows WHERE shows.title = $1 AND show_id = shows.id AND number = $2",
      [show, number, title],
    );
  const ferry = await buildParts(
    db,
    { title: "Night Ferry", ...draft },
    { seasons: { 1: [1], 9: [1] }, characters: ["Nils Hidden"] },
  );
  await buildBrand(db, { name: "Northloom" });
  await buildBrand(db, { name: "Maison Verre", spellings: ["Maison Verre Paris"] });
  await buildBrand(db, { name: "Halden & Co" });
  await buildBrand(db, { name: "Lumen Beauty" });
  await buildBrand(db, { name: "Kestrel Supply" });
  await buildBrand(db, { name: "Quietus", ...draft });
  const look = async (row: Parameters<typeof buildOutfit>[1], brandName = "", price = "$240", retailer = brandName) => {
    const { id: outfitId } = await buildOutfit(db, row);
    const { id: pieceId } = await buildPiece(db, { outfitId, name: row?.title, brandName });
    await buildProduct(db, { outfitId, pieceId, title: row?.title, price, retailer });
  };
  await look(
    { title: "Navy Velvet Suit", celebrityId: theo, eventId: first.id, date: "2024-05-18", occasion: "Gala" },
    "Halden & Co",
  );
  await look(
    { title: "Red Silk Dress", celebrityId: ines, eventId: second.id, date: "2025-05-10", occasion: "Gala" },
    "MAISON  VERRE Paris",
  );
  await look({ title: "Rose Tulle Gown", eventId: second.id, date: "2025-05-16", occasion: "Gala" });
  await look({ title: "Yellow Silk Gown", eventId: secret.id, date: "2023-06-01" }, "Quietus", "$240", "");
  await look({ title: "Green Check Trousers", celebrityId: theo, eventId: week.id, date: "2024-02-21" }, "Northloom");
  await look({ title: "Black Sequin Jumpsuit", eventId: awards.id, date: "2023-11-08" });
  await look({ title: "Green Raincoat", celebrityId: ines, ...lights(1, 2, "Mara Quill"), date: "2024-02-21" });
  await look({ title: "Brown Leather Jacket", celebrityId: theo, ...lights(2, 5, "Dane Ferro"), date: "2026-05-15" });
  await look(
    { title: "Camel Wool Coat", celebrityId: ines, ...lights(2, 5, "Mara Quill"), date: "2026-05-16" },
    "Northloom",
    "$640",
  );
  await look({ title: "Ivory Overcoat", ...orchard(1, 6, "Ada Lorne"), date: "2021-12-14" });
  await look({ title: "Tan Ankle Boots", date: "2020-01-02" }, "Kestrel Supply");
  await look({ title: "Black Ankle Boots", date: "2020-01-03" });
  await look({ title: "Gray Pinstripe Suit", ...suits(1, 1), date: "2025-01-02" });
  await look({ title: "Blue Peacoat", ...ferry(1, 1, "Nils Hidden"), date: "2022-01-01" });
}
