import type { TestApi } from "../testApi";
import type { PlacesModel, PublicPlaces } from "./placesModel";

interface Place {
  slug: string;
  outfitCount: number;
}

const bySlug = ({ nodes }: { nodes: Place[] }): Place[] =>
  nodes.toSorted((one, other) => one.slug.localeCompare(other.slug));

const counted = (list: { nodes: Place[] }) =>
  bySlug(list).map(({ slug, outfitCount }): [string, number] => [slug, outfitCount]);

/** What visitors see of the looks of a model, and of all places. */
export async function readPlaces(api: TestApi, model: PlacesModel): Promise<PublicPlaces> {
  const slugs = Object.values(model.outfit).map(({ slug }) => slug);
  const looks = slugs.map(
    (slug, at) =>
      `l${at}: outfit(slug: "${slug}") { event { slug } scene { show { slug } } pieces { brand { slug } } }`,
  );
  const { data } = await api.run(
    `{ ${looks.join(" ")} events { nodes { slug outfitCount } } shows { nodes { slug outfitCount } } brands { nodes { slug } } }`,
  );
  const placesOf = (at: number) => {
    const look = data[`l${at}`];
    return look && { event: look.event, show: look.scene?.show ?? null, brand: look.pieces[0].brand };
  };
  return {
    looks: Object.fromEntries(slugs.map((slug, at) => [slug, placesOf(at)])),
    events: counted(data.events),
    shows: counted(data.shows),
    brands: bySlug(data.brands).map(({ slug }) => slug),
  };
}
