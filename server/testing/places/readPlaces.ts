import type { TestApi } from "../testApi";
import { placeKinds, type PlacesModel, type PublicPlaces } from "./placesModel";

interface Place {
  slug: string;
  outfitCount: number;
}

interface Parts extends Place {
  seasons: { number: number }[];
  characters: { name: string }[];
}

const bySlug = <Row extends Place>({ nodes }: { nodes: Row[] }): Row[] =>
  nodes.toSorted((one, other) => one.slug.localeCompare(other.slug));

const counted = (list: { nodes: Place[] }) =>
  bySlug(list).map(({ slug, outfitCount }): [string, number] => [slug, outfitCount]);

/** What visitors see of the looks of a model, and of all places. */
export async function readPlaces(api: TestApi, model: PlacesModel): Promise<PublicPlaces> {
  const slugs = Object.values(model.outfit).map(({ slug }) => slug);
  const looks = slugs.map(
    (slug, at) =>
      `l${at}: outfit(slug: "${slug}") { event { slug } scene { show { slug } season { number } character { name } } pieces { brand { slug } } }`,
  );
  const rows = placeKinds.flatMap((kind) => Object.values(model[kind]).map(({ slug }) => ({ kind, slug })));
  const addresses = rows.map(({ kind, slug }, at) => `a${at}: ${kind}(slug: "${slug}") { slug }`);
  const { data } = await api.run(
    `{ ${[...looks, ...addresses].join(" ")} events { nodes { slug outfitCount } } brands { nodes { slug } }
      shows { nodes { slug outfitCount seasons { number } characters { name } } } }`,
  );
  const placesOf = (at: number) => {
    const look = data[`l${at}`];
    return look && { event: look.event, scene: look.scene, brand: look.pieces[0].brand };
  };
  return {
    looks: Object.fromEntries(slugs.map((slug, at) => [slug, placesOf(at)])),
    events: counted(data.events),
    shows: counted(data.shows),
    brands: bySlug(data.brands).map(({ slug }) => slug),
    parts: bySlug<Parts>(data.shows).map(({ slug, seasons, characters }) => [
      slug,
      seasons.map(({ number }) => number).toSorted((one, other) => one - other),
      characters.map(({ name }) => name).toSorted(),
    ]),
    addresses: Object.fromEntries(rows.map(({ slug }, at) => [slug, data[`a${at}`]?.slug ?? null])),
  };
}
