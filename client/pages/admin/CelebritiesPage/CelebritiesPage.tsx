import { useQuery } from "@apollo/client/react";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { AdminCelebrityCard } from "../../../features/content/celebrity/admin/AdminCelebrityCard";
import { CelebrityBulkActions } from "../../../features/content/celebrity/admin/CelebrityBulkActions";
import { CelebrityDetails } from "../../../features/content/celebrity/admin/CelebrityDetails";
import { CelebrityForm } from "../../../features/content/celebrity/admin/CelebrityForm";
import { OwnEarnings } from "../../../features/money/earnings/admin/OwnEarnings";
import { celebrityKind } from "../../../features/content/celebrity/admin/celebrityKind";
import { FormImage } from "../../../features/newsroom/media/admin/FormImage";
import { StatusChip } from "../../../features/newsroom/publishing/admin/status/StatusChip";
import { parseStatus } from "../../../features/newsroom/publishing/admin/status/statuses";
import { useAdminList } from "../../../admin/graphql/useAdminList";
import {
  AdminCelebritiesDocument,
  type AdminCelebritiesQuery,
  type CelebritySort,
  CelebrityTermsDocument,
} from "../../../graphql/generated/adminOperations";
import { GridIcon, ListIcon } from "../../../admin/adminIcons";
import { GridSelect } from "../../../admin/grid/GridSelect";
import type { ContentCard } from "../../../admin/kind/ContentScreen";
import type { RecordAddressControl } from "../../../admin/record/useRecordAddress";
import { type SortOption, useGridState } from "../../../admin/grid/useGridState";
import { KindDialogs } from "../../../admin/kind/KindDialogs";
import { useToast } from "../../../shared/toast/ToastContext";
import { statusColumn } from "../../../features/newsroom/publishing/admin/status/statusColumn";
import { pictureColumn } from "../../../admin/grid/GridThumb";
import type { AdminColumn } from "../../../admin/grid/gridTypes";
import { PublishedScreen } from "../PublishedScreen";

type Layout = "grid" | "list";

/** Cards or list; stored in the URL, like all of a list's state. */
function useLayout(): [Layout, (layout: Layout) => void] {
  const [params, setParams] = useSearchParams();
  const set = (layout: Layout) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (layout === "grid") next.delete("layout");
        else next.set("layout", layout);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get("layout") === "list" ? "list" : "grid", set];
}

/** Manage Celebrities: the list, and the dialogs that the URL opens over it. */
export function CelebritiesPage() {
  const state = useGridState<CelebritySort, "category" | "styleType" | "status">({
    sorts: celebritySorts,
    filters: ["category", "styleType", "status"],
  });
  const [layout, setLayout] = useLayout();
  const filter = {
    search: state.search || null,
    category: state.filters.category || null,
    styleType: state.filters.styleType || null,
    status: parseStatus(state.filters.status),
  };
  const { data } = useQuery(CelebrityTermsDocument);
  const terms = {
    category: data?.categories.map(({ name }) => name) ?? [],
    styleType: data?.styleTypes.map(({ name }) => name) ?? [],
  };
  const list = useAdminList(AdminCelebritiesDocument, { ...state.variables, filter });
  useFailureToast(list.error);
  return (
    <PublishedScreen
      type="celebrity"
      kind={celebrityKind}
      title="Manage Celebrities"
      addLabel="Add New Celebrity"
      actions={<LayoutToggle value={layout} onChange={setLayout} />}
      state={state}
      columns={celebrityColumns}
      list={list}
      connection={list.data?.celebrities}
      filter={filter}
      loadingText="Loading celebrities..."
      filters={
        <>
          <GridSelect
            label="Category"
            allLabel="All categories"
            value={state.filters.category}
            options={terms.category}
            onChange={(category) => state.setFilter("category", category)}
          />
          <GridSelect
            label="Style type"
            allLabel="All style types"
            value={state.filters.styleType}
            options={terms.styleType}
            onChange={(styleType) => state.setFilter("styleType", styleType)}
          />
        </>
      }
      choices={terms}
      hasDetails
      bulk={(bulk) => <CelebrityBulkActions bulk={bulk} terms={terms} />}
      card={layout === "list" ? undefined : renderCard}
      dialogs={(control) => <CelebritiesPageDialogs control={control} />}
    />
  );
}

const renderCard: ContentCard<AdminCelebrity> = (row, actions) => (
  <AdminCelebrityCard
    celebrity={row}
    status={row.status === "PUBLISHED" ? undefined : <StatusChip status={row.status} />}
    {...actions}
  />
);

function CelebritiesPageDialogs({ control }: { control: RecordAddressControl }) {
  return (
    <KindDialogs
      kind={celebrityKind}
      control={control}
      viewTitle="Celebrity Details"
      view={(row) => (
        <CelebrityDetails celebrity={row} onEdit={() => control.open("edit", row.id)} onClose={control.close} />
      )}
    >
      {(opened) => (
        <CelebrityForm
          {...opened}
          earnings={(id) => <OwnEarnings by="CELEBRITY" id={id} />}
          imageField={<FormImage name="image" label="Image" kind="celebrity" shape={{ width: 4, height: 5 }} />}
        />
      )}
    </KindDialogs>
  );
}

/** Shows one toast for each failure, besides the error state of the list. */
function useFailureToast(error: unknown) {
  const toast = useToast();
  useEffect(() => {
    if (error) toast({ title: "Failed to load celebrities", variant: "destructive" });
  }, [error, toast]);
}

interface LayoutToggleProps {
  value: Layout;
  onChange: (layout: Layout) => void;
}

function LayoutToggle({ value, onChange }: LayoutToggleProps) {
  return (
    <LayoutButtons role="group" aria-label="Layout">
      <IconButton aria-label="Grid view" aria-pressed={value === "grid"} onClick={() => onChange("grid")}>
        <GridIcon />
      </IconButton>
      <IconButton aria-label="List view" aria-pressed={value === "list"} onClick={() => onChange("list")}>
        <ListIcon />
      </IconButton>
    </LayoutButtons>
  );
}

const LayoutButtons = styled("div")(({ theme }) => ({
  display: "flex",
  border: `1px solid ${theme.vars.editorial.control}`,
  "& button": { width: 38, height: 36 },
  "& button[aria-pressed='true']": { background: theme.vars.editorial.accentWash },
  "@media (pointer: coarse)": { "& button": { width: 44, height: 44 } },
}));

type AdminCelebrity = AdminCelebritiesQuery["celebrities"]["edges"][number]["node"];

export const celebritySorts: readonly SortOption<CelebritySort>[] = [
  { value: "NAME", label: "Name" },
  { value: "NEWEST", label: "Newest", naturally: "desc" },
  { value: "UPDATED", label: "Last changed", naturally: "desc" },
  { value: "CATEGORY", label: "Category" },
  { value: "STYLE_TYPE", label: "Style" },
];

export const celebrityColumns: readonly AdminColumn<AdminCelebrity>[] = [
  pictureColumn("celebrity"),
  { field: "name", label: "Name", sort: "NAME", flex: 2, phone: "title", edit: "text" },
  { field: "category", label: "Category", sort: "CATEGORY", edit: "choice" },
  { field: "styleType", label: "Style", sort: "STYLE_TYPE", edit: "choice" },
  statusColumn,
];
