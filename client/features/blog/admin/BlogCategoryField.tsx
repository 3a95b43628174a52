import { useQuery } from "@apollo/client/react";
import { useAddTerm } from "../../../graphql/admin/useAddTerm";
import { BlogCategoryTermsDocument } from "../../../graphql/generated/adminOperations";
import { FormSelect } from "../../../shared/admin/form/FormSelect";

/** The list of blog categories, to which a new one can be added on the spot. */
export function BlogCategoryField() {
  const { data } = useQuery(BlogCategoryTermsDocument, { fetchPolicy: "cache-and-network" });
  const onAdd = useAddTerm("blogCategory");
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
