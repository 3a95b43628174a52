import { useQuery } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { paths } from "../../../../site/addresses";
import { BlogPostBySlugDocument } from "../../../graphql/generated/adminOperations";
import { FormText } from "../../../shared/admin/form/FormText";
import { slugify } from "../../../../site/slugify";
import { useDebouncedValue } from "../../../shared/hooks/useDebouncedValue";
import type { BlogPostValues } from "./blogPostValues";

/** The slug of a title without letters or digits. */
const unnamed = "article";

/** Optional: the slug made from it, or from the title while it is blank, is shown below. */
export function BlogSlugField({ id }: { id: string | null }) {
  const { values } = useFormikContext<BlogPostValues>();
  const source = values.slug.trim() || values.title.trim();
  const slug = source === "" ? "" : slugify(source) || unnamed;
  const settled = useDebouncedValue(slug, 400);
  const { data } = useQuery(BlogPostBySlugDocument, {
    variables: { slug: settled },
    skip: settled === "",
    fetchPolicy: "no-cache",
  });
  const holder = settled === slug ? data?.blogPost?.id : undefined;
  const taken = holder !== undefined && holder !== id;
  return <FormText name="slug" label="URL Slug" placeholder="Generated from the title" hint={getHint(slug, taken)} />;
}

function getHint(slug: string, taken: boolean): string {
  if (slug === "") return "Generated from the title when left blank.";
  const address = `URL: ${paths.blogPost(slug)}`;
  return taken ? `${address}-2 or the next free number, because another article uses this slug.` : address;
}
