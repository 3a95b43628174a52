import { useQuery } from "@apollo/client/react";
import { fieldErrorsOf, sentenceOf } from "../../../graphql/admin/adminErrors";
import { listsChanged } from "../../../graphql/admin/cacheChanges";
import { useCreate } from "../../../graphql/admin/useCreate";
import { AddTermDocument, BlogCategoryTermsDocument } from "../../../graphql/generated/adminOperations";
import { FormSelect } from "../../../shared/admin/form/FormSelect";

/** The list of blog categories, to which a new one can be added on the spot. */
export function BlogCategoryField() {
  const { data } = useQuery(BlogCategoryTermsDocument, { fetchPolicy: "cache-and-network" });
  const add = useCreate(AddTermDocument);
  const onAdd = async (name: string): Promise<string> => {
    try {
      const answer = await add({ type: "blogCategory", name }, { update: (cache) => listsChanged(cache, ["terms"]) });
      return answer.data?.createTerm.name ?? name;
    } catch (error) {
      throw new Error(fieldErrorsOf(error).name ?? sentenceOf(error), { cause: error });
    }
  };
  return (
    <FormSelect
      name="category"
      label="Category"
      required
      // A list that could not be read is empty.
      options={data?.terms.map(({ name }) => name) ?? []}
      addNew={{ label: "+ Add new category", nameLabel: "Name of the new category", onAdd }}
    />
  );
}
