import { useQuery } from "@apollo/client/react";
import { FeedChoicesDocument } from "../../../graphql/generated/adminOperations";

/** Turns "dresses" into "Dresses". */
export const categoryName = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1);

/** What the forms of feeds and rules offer; empty until it has loaded. */
export function useFeedChoices() {
  const { data } = useQuery(FeedChoicesDocument);
  return {
    categories: data?.categories.map(({ name }) => ({ value: name, label: categoryName(name) })) ?? [],
    programs: data?.affiliatePrograms.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    fields: data?.feedFields ?? [],
  };
}
