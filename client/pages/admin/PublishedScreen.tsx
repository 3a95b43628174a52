import { paths } from "../../../site/addresses";
import { OpenIcon } from "../../admin/adminIcons";
import type { BulkInput } from "../../admin/graphql/useBulkChange";
import type { GridState } from "../../admin/grid/useGridState";
import { contentKinds } from "../../admin/kind/contentKinds";
import { ContentScreen, type ContentScreenProps, type ScreenRow } from "../../admin/kind/ContentScreen";
import { BulkStatusButtons } from "../../features/newsroom/publishing/admin/bulk/BulkStatusButtons";
import { StatusFilter } from "../../features/newsroom/publishing/admin/status/StatusFilter";
import { usePublicationDialog } from "../../features/newsroom/publishing/admin/usePublicationDialog";
import { SavedViews } from "../../features/newsroom/savedViews/admin/SavedViews";
import type { PublicationStatus, PublishableFilter, PublishableType } from "../../graphql/generated/adminOperations";
import { isScheduled } from "../../shared/format/date";

interface PublishedRow extends ScreenRow {
  status: PublicationStatus;
  slug: string;
  /** The day on which it becomes public. */
  date?: string | null;
}

interface PublishedScreenProps<
  Type extends PublishableType,
  Row extends PublishedRow,
  Bulk extends BulkInput,
> extends Omit<ContentScreenProps<Row, Bulk>, "views" | "publication" | "getPage" | "state" | "filter"> {
  type: Type;
  state: GridState<string, "status">;
  filter: Bulk["filter"] & NonNullable<PublishableFilter[Type]>;
}

/** The list screen of a kind that is published: with saved views, a filter by status, and ways to publish rows. */
export function PublishedScreen<Type extends PublishableType, Row extends PublishedRow, Bulk extends BulkInput>(
  props: PublishedScreenProps<Type, Row, Bulk>,
) {
  const { type, state, filters, filter, bulk: moreActions, ...screen } = props;
  const { noun } = screen.kind;
  return (
    <ContentScreen<Row, Bulk>
      {...screen}
      state={state}
      filter={filter}
      views={<SavedViews screen={contentKinds[type].viewScreen} params={state.params} />}
      filters={
        <>
          {filters}
          <StatusFilter {...state} />
        </>
      }
      // Others have no public page yet.
      getPage={({ slug, status, date }) =>
        status === "PUBLISHED" && !(date && isScheduled(date)) ? { icon: <OpenIcon />, href: paths[type](slug) } : null
      }
      publication={usePublicationDialog(type)}
      bulk={(bulk, selection) => (
        <>
          <BulkStatusButtons type={type} noun={noun} selection={selection} filter={filter} />
          {moreActions?.(bulk, selection)}
        </>
      )}
    />
  );
}
