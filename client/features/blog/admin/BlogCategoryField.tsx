import { useQuery } from "@apollo/client/react";
import { useAddTerm } from "../../../graphql/admin/useAddTerm";
import { BlogCategoryTermsDocument } from "../../../graphql/generated/adminOperations";
import { FormSelect } from "../../../shared/admin/form/FormSelect";
import { useHasRole } from "../../../shared/admin/role/accountContext";

/** A select of the blog categories that can add a new one. */
export function BlogCategoryField() {
  const { data } = useQuery(BlogCategoryTermsDocument, { fetchPolicy: "cache-and-network" });
  const isEditor = useHasRole("editor");
  const onAdd = useAddTerm("blogCategory");
  return (
    <FormSelect
      name="category"
      label="Category"
      required
      // Empty while loading or after an error.
      options={data?.terms.map(({ name }) => name) ?? []}
      addNew={isEditor ? { label: "+ Add new category", nameLabel: "Name of the new category", onAdd } : undefined}
    />
  );
}
