import { pictureColumn } from "../../../admin/grid/GridThumb";
import type { AdminColumn } from "../../../admin/grid/gridTypes";
import { updatedColumn, updatedSort } from "../../../admin/grid/updatedColumn";
import type { SortOption } from "../../../admin/grid/useGridState";
import { KindDialogs } from "../../../admin/kind/KindDialogs";
import { AuthorForm } from "../../../features/content/author/admin/AuthorForm";
import { authorKind } from "../../../features/content/author/admin/authorKind";
import { statusColumn } from "../../../features/newsroom/publishing/admin/status/statusColumn";
import {
  AdminAuthorsDocument,
  type AdminAuthorsQuery,
  type AuthorSort,
} from "../../../graphql/generated/adminOperations";
import { describeWith } from "../articleContentSlot";
import { PublishedScreen } from "../PublishedScreen";
import { usePublishedList } from "../usePublishedList";

type Row = AdminAuthorsQuery["authors"]["edges"][number]["node"];

const sorts: readonly SortOption<AuthorSort>[] = [{ value: "NAME", label: "Name" }, updatedSort];

const columns: readonly AdminColumn<Row>[] = [
  pictureColumn("celebrity"),
  { field: "name", label: "Name", sort: "NAME", flex: 2, phone: "title", edit: "text" },
  { field: "role", label: "Role", flex: 2, edit: "text" },
  updatedColumn,
  statusColumn,
];

/** Authors: the list, and the dialogs that the URL opens over it. */
export function AuthorsPage() {
  return (
    <PublishedScreen
      {...usePublishedList(AdminAuthorsDocument, sorts)}
      type="author"
      kind={authorKind}
      title="Authors"
      columns={columns}
      dialogs={(control) => (
        <KindDialogs kind={authorKind} control={control}>
          {(opened) => <AuthorForm {...opened} {...describeWith("celebrity", "Portrait")} />}
        </KindDialogs>
      )}
    />
  );
}
