import { useSearchParams } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { TermListPanel } from "../../../features/content/taxonomy/admin/TermListPanel";
import { findTermList, termLists, type TermList } from "../../../features/content/taxonomy/admin/termLists";
import type { TermSort } from "../../../features/content/taxonomy/admin/termNames";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import { AdminTermsDocument, AdminCategoriesDocument } from "../../../graphql/generated/adminOperations";
import { GridError } from "../../../admin/grid/GridError";
import { useGridState, type SortOption } from "../../../admin/grid/useGridState";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { TabPanel } from "../../../shared/ui/tabs/TabPanel";
import { TabStrip } from "../../../shared/ui/tabs/TabStrip";
import { WaitNotice } from "../../../shared/ui/WaitNotice";
import { CategoryList } from "../../../features/content/category/admin/categories/CategoryList";

const sorts: readonly SortOption<TermSort>[] = [
  { value: "NAME", label: "Name" },
  { value: "USAGE", label: "Usage Count", naturally: "desc" },
];

/** The list of the tab that shows no terms. */
const categoriesTab = "productCategory";

const tabs = [...termLists, { type: categoriesTab, label: "Product Categories" }].map(({ type, label }) => ({
  value: type,
  label,
  to: adminPaths.tags({ list: type }),
}));

/** Tags & Categories: five lists of terms that classify content, and the product categories. */
export function TagsPage() {
  const [params] = useSearchParams();
  const list = findTermList(params.get("list"));
  const tab = params.get("list") === categoriesTab ? categoriesTab : list.type;
  return (
    <>
      <ScreenHeader title="Tags & Categories" />
      <TabStrip arrows label="Lists" name="terms" tabs={tabs} value={tab} />
      <TabPanel name="terms" value={tab}>
        {tab === categoriesTab ? <TagsPageCategories /> : <OneList key={list.type} list={list} />}
      </TabPanel>
    </>
  );
}

function OneList({ list }: { list: TermList }) {
  const state = useGridState<TermSort>({ sorts });
  const { data, error, loading, retry } = useAdminList(AdminTermsDocument, { type: list.type });
  if (data)
    return (
      <>
        {error ? <GridError onRetry={retry} busy={loading} /> : null}
        <TermListPanel list={list} terms={data.terms} state={state} onRefresh={retry} />
      </>
    );
  if (error)
    return <ErrorState text="The list could not be loaded. Please try again." onRetry={retry} busy={loading} />;
  return <WaitNotice text="Loading..." />;
}

/** The product categories, which are separate rows and no terms. */
function TagsPageCategories() {
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
