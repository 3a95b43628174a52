import { CategoryList } from "../../../features/category/admin/categories/CategoryList";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import { AdminCategoriesDocument } from "../../../graphql/generated/adminOperations";
import { GridError } from "../../../admin/grid/GridError";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../shared/ui/WaitNotice";

/** The product categories, which are separate rows and no terms. */
export function TagsPageCategories() {
  const { data, error, loading, retry } = useAdminList(AdminCategoriesDocument, {});
  if (data)
    return (
      <>
        {error ? <GridError onRetry={retry} busy={loading} /> : null}
        <CategoryList categories={data.categories} />
      </>
    );
  if (error)
    return <ErrorState text="The list could not be loaded. Please try again." onRetry={retry} busy={loading} />;
  return <WaitNotice text="Loading..." />;
}
