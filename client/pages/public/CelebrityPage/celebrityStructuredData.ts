import type { ItemList, Person, WithContext } from "schema-dts";
import { paths } from "../../../../site/addresses";
import { celebritySocialLinks } from "../../../features/content/celebrity/celebritySocialLinks";
import type { CelebrityPageSeo_CelebrityFragment } from "../../../graphql/generated/operations";
import { absoluteUrl, previewImages } from "../../../shared/seo/head";

const context = "https://schema.org";

/** The list in its order, for search engines. */
export const celebrityList = (
  rows: readonly { slug: string; name: string }[],
  origin: string,
): WithContext<ItemList> => ({
  "@context": context,
  "@type": "ItemList",
  itemListElement: rows.map(({ slug, name }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: absoluteUrl(origin, paths.celebrity(slug)),
  })),
});

/** Blank facts are undefined and therefore missing in the JSON. */
export function celebrityPerson(data: CelebrityPageSeo_CelebrityFragment, origin: string): WithContext<Person> {
  const profiles = celebritySocialLinks(data.socialMedia).map(({ href }) => href);
  const [image] = previewImages(data.image);
  return {
    "@context": context,
    "@type": "Person",
    name: data.name,
    url: absoluteUrl(origin, paths.celebrity(data.slug)),
    image: image ? absoluteUrl(origin, image) : undefined,
    description: data.bio || undefined,
    jobTitle: data.category || undefined,
    birthDate: /^\d{4}-\d{2}-\d{2}$/.test(data.birthdate) ? data.birthdate : undefined,
    birthPlace: data.birthplace ? { "@type": "Place", name: data.birthplace } : undefined,
    award: data.awards || undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
  };
}
