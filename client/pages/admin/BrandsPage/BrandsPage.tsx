import Button from "@mui/material/Button";
import { useState } from "react";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import { pictureColumn } from "../../../admin/grid/GridThumb";
import type { AdminColumn } from "../../../admin/grid/gridTypes";
import { type SortOption, useGridState } from "../../../admin/grid/useGridState";
import { KindDialogs } from "../../../admin/kind/KindDialogs";
import { BrandForm } from "../../../features/content/brand/admin/BrandForm";
import { brandKind } from "../../../features/content/brand/admin/brandKind";
import { UnknownNames } from "../../../features/content/brand/admin/UnknownNames";
import { FormImage } from "../../../features/newsroom/media/admin/FormImage";
import { statusColumn } from "../../../features/newsroom/publishing/admin/status/statusColumn";
import { parseStatus } from "../../../features/newsroom/publishing/admin/status/statuses";
import { AdminBrandsDocument, type AdminBrandsQuery, type BrandSort } from "../../../graphql/generated/adminOperations";
import { paddedDate } from "../../../shared/format/date";
import { ArticleContent } from "../articleContentSlot";
import { PublishedScreen } from "../PublishedScreen";

type Row = AdminBrandsQuery["brands"]["edges"][number]["node"];

const sorts: readonly SortOption<BrandSort>[] = [
  { value: "NAME", label: "Name" },
  { value: "UPDATED", label: "Last saved", naturally: "desc" },
];

const columns: readonly AdminColumn<Row>[] = [
  pictureColumn("product"),
  { field: "name", label: "Name", sort: "NAME", flex: 2, phone: "title", edit: "text" },
  { field: "homePage", label: "Home page", flex: 2, edit: "text" },
  {
    field: "updatedAt",
    label: "Last saved",
    sort: "UPDATED",
    width: 130,
    render: ({ updatedAt }) => <time dateTime={updatedAt}>{paddedDate(updatedAt)}</time>,
  },
  statusColumn,
];

/** Brands: the list, and the dialogs that the URL opens over it. */
export function BrandsPage() {
  const state = useGridState<BrandSort, "status">({ sorts, filters: ["status"] });
  const filter = { search: state.search || null, status: parseStatus(state.filters.status) };
  const list = useAdminList(AdminBrandsDocument, { ...state.variables, filter });
  const [isNaming, setNaming] = useState(false);
  return (
    <PublishedScreen
      type="brand"
      kind={brandKind}
      title="Brands"
      state={state}
      columns={columns}
      list={list}
      connection={list.data?.brands}
      filter={filter}
      actions={
        <Button variant="outlined" onClick={() => setNaming(true)}>
          Names without a brand
        </Button>
      }
      dialogs={(control) => (
        <>
          <KindDialogs kind={brandKind} control={control}>
            {(opened) => (
              <BrandForm
                {...opened}
                imageField={<FormImage name="image" label="Picture" kind="product" />}
                ContentField={({ place }) => <ArticleContent label="About" place={place} />}
              />
            )}
          </KindDialogs>
          {isNaming ? <UnknownNames onClose={() => setNaming(false)} /> : null}
        </>
      )}
    />
  );
}
