import { useFormikContext } from "formik";
import { paths } from "../../../../site/addresses";
import { slugify } from "../../../../site/slugify";
import { SearchEngineFields } from "../../../shared/admin/seo/SearchEngineFields";
import { celebrityHead } from "../../../shared/seo/derivedHead";
import type { CelebrityValues } from "./celebrityValues";

export function CelebritySearchEngines() {
  const { values } = useFormikContext<CelebrityValues>();
  const { name, slug, bio, image } = values;
  return (
    <SearchEngineFields
      path={paths.celebrity(slugify(slug || name) || "celebrity")}
      derived={name.trim() ? celebrityHead({ name, bio }) : { title: "", description: "" }}
      image={image}
      source={bio ? "the beginning of the biography is" : "a general sentence with the name is"}
    />
  );
}
