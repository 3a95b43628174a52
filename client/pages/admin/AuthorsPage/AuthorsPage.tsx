import { useAdminList } from "../../../admin/graphql/useAdminList";
import { pictureColumn } from "../../../admin/grid/GridThumb";
import type { AdminColumn } from "../../../admin/grid/gridTypes";
import { type SortOption, useGridState } from "../../../admin/grid/useGridState";
import { KindDialogs } from "../../../admin/kind/KindDialogs";
import { AuthorForm } from "../../../features/content/author/admin/AuthorForm";
import { authorKind } from "../../../features/content/author/admin/authorKind";
import { FormImage } from "../../../features/newsroom/media/admin/FormImage";
import { statusColumn } from "../../../features/newsroom/publishing/admin/status/statusColumn";
import { parseStatus } from "../../../features/newsroom/publishing/admin/status/statuses";
import {
  AdminAuthorsDocument,
  type AdminAuthorsQuery,
  type AuthorSort,
} from "../../../graphql/generated/adminOperations";
import { paddedDate } from "../../../shared/format/date";
import { ArticleContent } from "../articleContentSlot";
import { PublishedScreen } from "../PublishedScreen";

type Row = AdminAuthorsQuery["authors"]["edges"][number]["node"];

const sorts: readonly SortOption<AuthorSort>[] = [
  { value: "NAME", label: "Name" },
  { value: "UPDATED", label: "Last saved", naturally: "desc" },
];

const columns: readonly AdminColumn<Row>[] = [
  pictureColumn("celebrity"),
  { field: "name", label: "Name", sort: "NAME", flex: 2, phone: "title", edit: "text" },
  { field: "role", label: "Role", flex: 2, edit: "text" },
  {
    field: "updatedAt",
    label: "Last saved",
    sort: "UPDATED",
    width: 130,
    render: ({ updatedAt }) => <time dateTime={updatedAt}>{paddedDate(updatedAt)}</time>,
  },
  statusColumn,
];

/** Authors: the list, and the dialogs that the URL opens over it. */
export function AuthorsPage() {
  const state = useGridState<AuthorSort, "status">({ sorts, filters: ["status"] });
  const filter = { search: state.search || null, status: parseStatus(state.filters.status) };
  const list = useAdminList(AdminAuthorsDocument, { ...state.variables, filter });
  return (
    <PublishedScreen
      type="author"
      kind={authorKind}
      title="Authors"
      state={state}
      columns={columns}
      list={list}
      connection={list.data?.authors}
      filter={filter}
      dialogs={(control) => (
        <KindDialogs kind={authorKind} control={control}>
          {(opened) => (
            <AuthorForm
              {...opened}
              imageField={<FormImage name="image" label="Portrait" kind="celebrity" />}
              ContentField={({ place }) => <ArticleContent label="About" place={place} />}
            />
          )}
        </KindDialogs>
      )}
    />
  );
}
