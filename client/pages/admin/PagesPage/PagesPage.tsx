import { paths } from "../../../../site/addresses";
import { pictureColumn } from "../../../admin/grid/GridThumb";
import type { AdminColumn } from "../../../admin/grid/gridTypes";
import { updatedColumn, updatedSort } from "../../../admin/grid/updatedColumn";
import type { SortOption } from "../../../admin/grid/useGridState";
import type { DescriptionSlots } from "../../../admin/kind/DescribedForm";
import { KindDialogs } from "../../../admin/kind/KindDialogs";
import { ContentWarnings } from "../../../features/content/blog/admin/mention/ContentWarnings";
import { PageForm } from "../../../features/content/page/admin/PageForm";
import { pageKind } from "../../../features/content/page/admin/pageKind";
import { FormImage } from "../../../features/newsroom/media/admin/FormImage";
import { statusColumn } from "../../../features/newsroom/publishing/admin/status/statusColumn";
import { WordDiff } from "../../../features/newsroom/publishing/admin/WordDiff";
import { AdminPagesDocument, type AdminPagesQuery, type PageSort } from "../../../graphql/generated/adminOperations";
import { ArticleContent } from "../articleContentSlot";
import { PublishedScreen } from "../PublishedScreen";
import { usePublishedList } from "../usePublishedList";

type Row = AdminPagesQuery["pages"]["edges"][number]["node"];

const sorts: readonly SortOption<PageSort>[] = [{ value: "TITLE", label: "Title" }, updatedSort];

const describeText = ({ isStandard, newerStandard }: Row): string =>
  isStandard ? "The product's" : newerStandard ? "Yours; the product's changed" : "Yours";

const columns: readonly AdminColumn<Row>[] = [
  pictureColumn("post"),
  { field: "title", label: "Title", sort: "TITLE", flex: 3, phone: "title", edit: "text" },
  { field: "address", label: "URL", flex: 2, render: ({ slug }) => paths.page(slug) },
  { field: "text", label: "Text", flex: 2, render: describeText },
  updatedColumn,
  statusColumn,
];

const PageText: DescriptionSlots["ContentField"] = ({ place }) => (
  <ArticleContent label="Text" place={place} warnings={(content) => <ContentWarnings content={content} />} />
);

/** Pages: the list, and the dialogs that the URL opens over it. */
export function PagesPage() {
  return (
    <PublishedScreen
      {...usePublishedList(AdminPagesDocument, sorts)}
      type="page"
      kind={pageKind}
      title="Pages"
      columns={columns}
      dialogs={(control) => (
        <KindDialogs kind={pageKind} control={control}>
          {(opened) => (
            <PageForm
              {...opened}
              imageField={<FormImage name="image" label="Image URL" kind="post" />}
              ContentField={PageText}
              compare={(before, after) => <WordDiff before={before} after={after} />}
            />
          )}
        </KindDialogs>
      )}
    />
  );
}
