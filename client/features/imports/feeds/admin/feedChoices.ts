import { useQuery } from "@apollo/client/react";
import { FeedChoicesDocument } from "../../../../graphql/generated/adminOperations";

/** What the forms of feeds and rules offer; empty until it has loaded. */
export function useFeedChoices() {
  const { data } = useQuery(FeedChoicesDocument);
  return {
    categories: data?.categories.map(({ name, label }) => ({ value: name, label })) ?? [],
    programs: data?.affiliatePrograms.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    fields: data?.feedContents ?? [],
  };
}

/** Returns the label of a category by its slug: "Dresses"; the slug itself until it has loaded. */
export function useCategoryName(): (slug: string) => string {
  const { categories } = useFeedChoices();
  return (slug) => categories.find(({ value }) => value === slug)?.label ?? slug;
}
