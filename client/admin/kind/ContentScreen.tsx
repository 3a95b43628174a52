import Button from "@mui/material/Button";
import { useState, type ReactNode } from "react";
import { AddIcon, CopyIcon, DeleteIcon, EditIcon, ViewIcon } from "../adminIcons";
import { gridPage, type AdminList } from "../graphql/useAdminList";
import { AdminGrid } from "../grid/AdminGrid";
import { BulkBar } from "../grid/bulk/BulkBar";
import type { BulkInput } from "../graphql/useBulkChange";
import { BulkDelete, type BulkKind, type KindBulk, useKindBulk } from "../grid/bulk/useKindBulk";
import { type EditedKind, useGridEdit } from "../grid/edit/useGridEdit";
import type { AdminGridProps } from "../grid/GridTable";
import type { RowAction } from "../grid/gridTypes";
import { type GridSelection, useGridSelection } from "../grid/useGridSelection";
import { useContentRights } from "../role/useContentRights";
import { ScreenHeader } from "../ScreenHeader";
import { type DeletedKind, DeleteRecord } from "./DeleteRecord";
import { type RecordAddressControl, useRecordAddress } from "../record/useRecordAddress";

export interface ScreenRow {
  id: string;
  version: number;
  /** For kinds that are published; a contributor may not change the other states. */
  status?: string;
  title?: string;
  name?: string;
}

interface CardActions {
  onView: () => void;
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** Renders a row as a card. */
export type ContentCard<Row> = (row: Row, actions: CardActions) => ReactNode;

type GridProps<Row extends ScreenRow> = Pick<
  AdminGridProps<Row>,
  "state" | "columns" | "views" | "loadingText" | "filters"
>;

export type ScreenKind<Bulk> = DeletedKind & EditedKind & BulkKind<Bulk>;

/** What can be done to the selected rows besides deleting them. */
export type BulkActions<Bulk> = (bulk: KindBulk<Bulk>, selection: GridSelection) => ReactNode;

export interface ContentScreenProps<Row extends ScreenRow, Bulk extends BulkInput> extends GridProps<Row> {
  kind: ScreenKind<Bulk>;
  title: string;
  /** "Add Outfit" by default. */
  addLabel?: string;
  /** The label and the placeholder of the search are the same by default. */
  searchPlaceholder?: string;
  /** Buttons before the one that adds a row. */
  actions?: ReactNode;
  list: AdminList<unknown>;
  /** The rows of the list. */
  connection: Parameters<typeof gridPage<Row>>[1];
  /** The filter of the list. */
  filter: Bulk["filter"];
  /** What can be chosen in the cells. */
  choices?: Parameters<typeof useGridEdit<Row>>[1];
  /** The link to what visitors see of a row; null while that is nothing. */
  getPage: (row: Row) => { label?: string; icon: ReactNode; href: string } | null;
  /** For kinds that are published. */
  publication?: {
    getAction: (row: { id: string; title: string }) => RowAction;
    open: (row: { id: string; title: string }) => void;
    dialog: ReactNode;
  };
  /** What else can be done with a row, for editors. */
  rowActions?: (row: Row) => readonly RowAction[];
  /** The kind has a dialog that only shows a row. */
  hasDetails?: boolean;
  /** Shows the rows as cards, which cannot be selected. */
  card?: ContentCard<Row>;
  /** Shown above the bulk actions. */
  note?: ReactNode;
  bulk?: BulkActions<Bulk>;
  /** The dialogs that the URL opens. */
  dialogs: (control: RecordAddressControl) => ReactNode;
}

const readTitle = ({ title, name }: ScreenRow): string => title ?? name ?? "";

/** What the signed-in person may do with the rows. */
function useRowRights(publishes: boolean) {
  const { isEditor, canEdit } = useContentRights();
  return {
    isEditor: isEditor || !publishes,
    canEdit: ({ status = "" }: ScreenRow): boolean => !publishes || canEdit({ status }),
  };
}

/** The list screen of a kind: its rows, and the dialogs that add, edit, copy, publish and delete them. */
export function ContentScreen<Row extends ScreenRow, Bulk extends BulkInput>(props: ContentScreenProps<Row, Bulk>) {
  const { kind, list, connection, getPage, publication, hasDetails, card } = props;
  const [, nouns] = kind.noun;
  const control = useRecordAddress();
  const { open } = control;
  const selection = useGridSelection(props.state.filterKey);
  const bulk = useKindBulk(kind, { selection, filter: props.filter });
  const edit = useGridEdit<Row>(kind, props.choices);
  const [deleted, setDeleted] = useState<Row | null>(null);
  const { isEditor, canEdit } = useRowRights(publication !== undefined);
  const onView = ({ id }: Row) => open("view", id);
  const rowActions = (row: Row): RowAction[] => {
    const page = getPage(row);
    return [
      ...(page ? [{ label: "View", ...page }] : []),
      ...(hasDetails ? [{ label: "View Details", icon: <ViewIcon />, onClick: () => onView(row) }] : []),
      ...(canEdit(row) ? [{ label: "Edit", icon: <EditIcon />, onClick: () => open("edit", row.id) }] : []),
      ...(publication ? [publication.getAction({ id: row.id, title: readTitle(row) })] : []),
      { label: "Duplicate", icon: <CopyIcon />, onClick: () => open("copy", row.id) },
      ...((isEditor && props.rowActions?.(row)) || []),
      ...(isEditor ? [{ label: "Delete", icon: <DeleteIcon />, danger: true, onClick: () => setDeleted(row) }] : []),
    ];
  };
  const onOpen = (row: Row) => {
    if (canEdit(row)) open("edit", row.id);
    else if (hasDetails) onView(row);
    else publication?.open({ id: row.id, title: readTitle(row) });
  };
  return (
    <>
      <ScreenHeader
        title={props.title}
        actions={
          <>
            {props.actions}
            <Button startIcon={<AddIcon />} onClick={() => open("new")}>
              {props.addLabel ?? kind.words.add}
            </Button>
          </>
        }
      />
      <AdminGrid<Row>
        state={props.state}
        views={props.views}
        columns={props.columns}
        emptyText={`No ${nouns} found`}
        loadingText={props.loadingText}
        search={{ label: `Search ${nouns}`, placeholder: props.searchPlaceholder }}
        filters={props.filters}
        noun={kind.noun}
        {...gridPage(list, connection)}
        edit={edit}
        onOpen={onOpen}
        rowActions={rowActions}
        selection={isEditor && !card ? selection : undefined}
        bulk={
          card ? undefined : (
            <>
              {props.note}
              <BulkBar selection={selection} noun={kind.noun} totalCount={connection?.totalCount}>
                {props.bulk?.(bulk, selection)}
                <BulkDelete kind={kind} bulk={bulk} />
              </BulkBar>
            </>
          )
        }
        card={
          card &&
          ((row) =>
            card(row, {
              onView: () => onView(row),
              onEdit: canEdit(row) ? () => open("edit", row.id) : undefined,
              onDelete: isEditor ? () => setDeleted(row) : undefined,
            }))
        }
      />
      {props.dialogs(control)}
      {publication?.dialog}
      {deleted ? (
        <DeleteRecord
          kind={kind}
          row={{ id: deleted.id, title: readTitle(deleted) }}
          onClose={() => setDeleted(null)}
        />
      ) : null}
    </>
  );
}
