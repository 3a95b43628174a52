export type Kind = "event" | "show" | "brand" | "outfit";

interface Row {
  slug: string;
  isPublic: boolean;
  inTrash: boolean;
  /** The id of the row to which its address leads. */
  mergedInto?: string;
}

interface Show extends Row {
  seasons: number[];
  characters: string[];
}

interface Brand extends Row {
  name: string;
  spellings: string[];
}

interface Look extends Row {
  eventId: string | null;
  showId: string | null;
  season: number | null;
  character: string | null;
  brandName: string;
}

/** What the database should have, by id. */
export interface PlacesModel {
  event: Record<string, Row>;
  show: Record<string, Show>;
  brand: Record<string, Brand>;
  outfit: Record<string, Look>;
}

interface PublicScene {
  show: { slug: string };
  season: { number: number } | null;
  character: { name: string } | null;
}

export const placeKinds = ["event", "show", "brand"] as const;

/** What visitors see: the places of each look, how many looks each place has, and where each address leads. */
export interface PublicPlaces {
  looks: Record<
    string,
    { event: { slug: string } | null; scene: PublicScene | null; brand: { slug: string } | null } | null
  >;
  events: [slug: string, looks: number][];
  shows: [slug: string, looks: number][];
  brands: string[];
  parts: [slug: string, seasons: number[], characters: string[]][];
  addresses: Record<string, string | null>;
}

const isPresent = ({ inTrash }: Row): boolean => !inTrash;
const isShown = (row: Row | undefined): boolean => row !== undefined && row.isPublic && !row.inTrash;

export const listIds = (model: PlacesModel, kind: Kind): string[] =>
  Object.entries<Row>(model[kind])
    .filter(([, row]) => isPresent(row))
    .map(([id]) => id);

/** Which brand a name means: case makes no other. */
const brandOf = (model: PlacesModel, name: string): Brand | undefined =>
  Object.values(model.brand)
    .filter(isPresent)
    .find((brand) => [brand.name, ...brand.spellings].some((each) => each.toLowerCase() === name.toLowerCase()));

/** What visitors should see. */
export function expectPublic(model: PlacesModel): PublicPlaces {
  const looks = Object.values(model.outfit);
  const place = (row: Row | undefined) => (row && isShown(row) ? { slug: row.slug } : null);
  const listShown = (rows: Record<string, Row>) =>
    Object.entries(rows)
      .filter(([, row]) => isShown(row))
      .toSorted(([, one], [, other]) => one.slug.localeCompare(other.slug));
  const count = (rows: Record<string, Row>, column: "eventId" | "showId") =>
    listShown(rows).map(([id, { slug }]): [string, number] => [
      slug,
      looks.filter((look) => isShown(look) && look[column] === id).length,
    ]);
  const scene = ({ showId, season, character }: Look) => {
    const show = showId ? place(model.show[showId]) : null;
    return (
      show && {
        show,
        season: season === null ? null : { number: season },
        character: character === null ? null : { name: character },
      }
    );
  };
  const follow = (kind: (typeof placeKinds)[number], row: Row): string | null =>
    row.inTrash && row.mergedInto ? follow(kind, model[kind][row.mergedInto]) : (place(row)?.slug ?? null);
  const places = (look: Look) => ({
    event: look.eventId ? place(model.event[look.eventId]) : null,
    scene: scene(look),
    brand: place(brandOf(model, look.brandName)),
  });
  return {
    looks: Object.fromEntries(looks.map((look) => [look.slug, isShown(look) ? places(look) : null])),
    events: count(model.event, "eventId"),
    shows: count(model.show, "showId"),
    brands: listShown(model.brand).map(([, { slug }]) => slug),
    parts: listShown(model.show).map(([id, { slug }]) => [
      slug,
      model.show[id].seasons.toSorted((one, other) => one - other),
      model.show[id].characters.toSorted(),
    ]),
    addresses: Object.fromEntries(
      placeKinds.flatMap((kind) => Object.values<Row>(model[kind]).map((row) => [row.slug, follow(kind, row)])),
    ),
  };
}

/** Whether a change cannot be undone: events and shows stay public as long as public looks have them. */
export function mustStayPublic(now: PlacesModel, before: PlacesModel): boolean {
  const shownLooks = Object.values(now.outfit).filter(isShown);
  return (["event", "show"] as const).some((kind) =>
    Object.entries(now[kind]).some(
      ([id, { isPublic }]) =>
        isPublic && !before[kind][id].isPublic && shownLooks.some((look) => look[`${kind}Id`] === id),
    ),
  );
}
