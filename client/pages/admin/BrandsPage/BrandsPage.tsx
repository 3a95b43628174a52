import Button from "@mui/material/Button";
import { useState } from "react";
import { pictureColumn } from "../../../admin/grid/GridThumb";
import type { AdminColumn } from "../../../admin/grid/gridTypes";
import { updatedColumn, updatedSort } from "../../../admin/grid/updatedColumn";
import type { SortOption } from "../../../admin/grid/useGridState";
import { KindDialogs } from "../../../admin/kind/KindDialogs";
import { BrandForm } from "../../../features/content/brand/admin/BrandForm";
import { brandKind } from "../../../features/content/brand/admin/brandKind";
import { UnknownNames } from "../../../features/content/brand/admin/UnknownNames";
import { statusColumn } from "../../../features/newsroom/publishing/admin/status/statusColumn";
import { AdminBrandsDocument, type AdminBrandsQuery, type BrandSort } from "../../../graphql/generated/adminOperations";
import { readHost } from "../../../shared/format/host";
import { describeWith } from "../articleContentSlot";
import { PublishedScreen } from "../PublishedScreen";
import { usePublishedList } from "../usePublishedList";

type Row = AdminBrandsQuery["brands"]["edges"][number]["node"];

const sorts: readonly SortOption<BrandSort>[] = [{ value: "NAME", label: "Name" }, updatedSort];

const columns: readonly AdminColumn<Row>[] = [
  pictureColumn("product"),
  { field: "name", label: "Name", sort: "NAME", flex: 2, phone: "title", edit: "text" },
  {
    field: "homePage",
    label: "Home page",
    flex: 2,
    edit: "text",
    render: ({ homePage }) => (homePage ? readHost(homePage) : ""),
  },
  updatedColumn,
  statusColumn,
];

/** Brands: the list, and the dialogs that the URL opens over it. */
export function BrandsPage() {
  const [isNaming, setNaming] = useState(false);
  return (
    <PublishedScreen
      {...usePublishedList(AdminBrandsDocument, sorts)}
      type="brand"
      kind={brandKind}
      title="Brands"
      columns={columns}
      actions={
        <Button variant="outlined" onClick={() => setNaming(true)}>
          Names without a brand
        </Button>
      }
      dialogs={(control) => (
        <>
          <KindDialogs kind={brandKind} control={control}>
            {(opened) => <BrandForm {...opened} {...describeWith("product")} />}
          </KindDialogs>
          {isNaming ? <UnknownNames onClose={() => setNaming(false)} /> : null}
        </>
      )}
    />
  );
}
