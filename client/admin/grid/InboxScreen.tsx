import type { TypedDocumentNode } from "@apollo/client";
import type { MaybeMasked } from "@apollo/client/masking";
import { styled } from "@mui/material/styles";
import { type ReactNode, useState } from "react";
import { ViewIcon } from "../adminIcons";
import { type Connection, gridPage, useAdminList } from "../graphql/useAdminList";
import { ScreenHeader } from "../ScreenHeader";
import { AdminGrid } from "./AdminGrid";
import { GridSelect } from "./GridSelect";
import type { AdminGridProps } from "./GridTable";
import { type PageVariables, type SortOption, useGridState } from "./useGridState";

interface InboxScreenProps<Data, Row extends { id: string }, State extends string> extends Pick<
  AdminGridProps<Row>,
  "noun" | "columns"
> {
  title: string;
  text: string;
  /** The one order of the list. */
  order: SortOption;
  /** Labels of the states. */
  states: Readonly<Record<State, string>>;
  query: TypedDocumentNode<Data, Omit<PageVariables, "sort"> & { status: State | null }>;
  getRows: (data: MaybeMasked<Data>) => Connection<Row>;
  renderDialog: (row: Row, onClose: () => void) => ReactNode;
}

/** The screen of what readers send: a list with a filter by state, and a dialog to decide about a row. */
export function InboxScreen<Data, Row extends { id: string }, State extends string>(
  props: InboxScreenProps<Data, Row, State>,
) {
  const { noun, columns, states, query, getRows, renderDialog } = props;
  const state = useGridState<string, "state">({ sorts: [props.order], filters: ["state"] });
  const options = (Object.keys(states) as State[]).map((value) => ({ value, label: states[value] }));
  const status = options.find(({ value }) => value === state.filters.state)?.value ?? null;
  const { sort: _sort, ...page } = state.variables;
  const list = useAdminList(query, { ...page, status });
  const connection = list.data && getRows(list.data);
  const [opened, setOpened] = useState<Row | null>(null);
  // The list has the newer version after a decision.
  const shown = connection?.edges.find(({ node }) => node.id === opened?.id)?.node ?? opened;
  return (
    <>
      <ScreenHeader title={props.title} text={props.text} />
      <AdminGrid
        noun={noun}
        state={state}
        columns={columns}
        {...gridPage(list, connection)}
        emptyText={`No ${noun[1]} ${status ? "found" : "yet"}`}
        filters={
          <GridSelect
            label="State"
            allLabel="All states"
            value={status ?? ""}
            options={options}
            onChange={(value) => state.setFilter("state", value)}
          />
        }
        rowActions={(row) => [{ label: "Open", icon: <ViewIcon />, onClick: () => setOpened(row) }]}
        onOpen={setOpened}
        rowHeight={84}
      />
      {shown ? renderDialog(shown, () => setOpened(null)) : null}
    </>
  );
}

/** What a dialog of an inbox shows, from top to bottom. */
export const InboxParts = styled("div")({
  display: "grid",
  gap: 18,
  "& > img": { maxWidth: "100%", maxHeight: 420 },
  "& p": { overflowWrap: "anywhere" },
  "& blockquote": {
    margin: 0,
    paddingLeft: 16,
    borderLeft: "3px solid",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
});

export const DecisionFields = styled("div")({ display: "grid", gap: 14, paddingTop: 6 });
export const DecisionButtons = styled("div")({ display: "flex", flexWrap: "wrap", gap: 12 });
