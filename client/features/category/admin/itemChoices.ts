import type { ItemChoicesQuery } from "../../../graphql/generated/adminOperations";
import type { SelectOption } from "../../../shared/admin/form/selectOptions";

/** The options of a category field; none before the list has loaded. */
export const categoryOptions = (data: ItemChoicesQuery | undefined): SelectOption[] =>
  data?.categories.map(({ name, label }) => ({ value: name, label })) ?? [];
