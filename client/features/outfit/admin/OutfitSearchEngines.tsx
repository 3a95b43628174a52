import { paths } from "../../../../site/addresses";
import { slugify } from "../../../../site/slugify";
import { SearchEngineFields } from "../../../shared/admin/seo/SearchEngineFields";
import { outfitHead } from "../../../shared/seo/derivedHead";
import type { OutfitValues } from "./outfitValues";
import { useWearerName } from "./wearer/useWearers";

export function OutfitSearchEngines({ values }: { values: OutfitValues }) {
  const wearer = useWearerName(values.celebrityId);
  return (
    <SearchEngineFields
      path={paths.outfit(slugify(values.slug || values.title) || "outfit")}
      derived={outfitHead(values, wearer)}
      image={values.image}
      source="the outfit's description is"
    />
  );
}
