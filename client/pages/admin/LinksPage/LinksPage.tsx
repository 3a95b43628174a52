import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useMemo, useState } from "react";
import { LinkAlertList } from "../../../features/shops/links/admin/LinkAlertList";
import { linkColumns, linkNoun, linkSorts } from "../../../features/shops/links/admin/linkColumns";
import { getLinkState, linkStates } from "../../../features/shops/links/admin/linkStates";
import { ReplaceHostDialog } from "../../../features/shops/links/admin/hosts/ReplaceHostDialog";
import { RaisedPriceList } from "../../../features/shops/links/admin/prices/RaisedPriceList";
import { usePriceChanges } from "../../../features/shops/links/admin/prices/usePriceChanges";
import { ReplaceLinkDialog } from "../../../features/shops/links/admin/ReplaceLinkDialog";
import { useLinkChanges } from "../../../features/shops/links/admin/useLinkChanges";
import { SavedViews } from "../../../features/newsroom/savedViews/admin/SavedViews";
import { gridPage, useAdminList } from "../../../admin/graphql/useAdminList";
import {
  AdminLinksDocument,
  AdminLinkStatesDocument,
  type LinkRowFragment,
  type LinkSort,
} from "../../../graphql/generated/adminOperations";
import { EditIcon, OpenIcon, RefreshIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import { BulkBar } from "../../../admin/grid/bulk/BulkBar";
import { GridSelect } from "../../../admin/grid/GridSelect";
import type { RowAction } from "../../../admin/grid/gridTypes";
import { useGridSelection } from "../../../admin/grid/useGridSelection";
import { useGridState } from "../../../admin/grid/useGridState";
import { ScreenHeader } from "../../../admin/ScreenHeader";

/** Options of the filter besides the states. */
const [problems, priceDiffers] = ["problems", "price"];

/** Links: whether the shops still sell the pieces on the site, most clicked first. */
export function LinksPage() {
  const state = useGridState<LinkSort, "state">({ sorts: linkSorts, filters: ["state"] });
  const filter = {
    search: state.search || null,
    state: getLinkState(state.filters.state) ?? null,
    problems: state.filters.state === problems || null,
    priceDiffers: state.filters.state === priceDiffers || null,
  };
  const list = useAdminList(AdminLinksDocument, { ...state.variables, filter });
  const counts = useQuery(AdminLinkStatesDocument, { fetchPolicy: "cache-and-network" }).data;
  const changes = useLinkChanges();
  const { acceptPrices, dismissPrices } = usePriceChanges();
  const columns = useMemo(
    () => linkColumns({ onUse: (ids) => void acceptPrices(ids), onLeave: (ids) => void dismissPrices(ids) }),
    [acceptPrices, dismissPrices],
  );
  const [replacing, setReplacing] = useState<LinkRowFragment | null>(null);
  const [hosts, setHosts] = useState<{ linkIds: string[] | null; host: string } | null>(null);
  const selection = useGridSelection(state.filterKey);
  const links = list.data?.links;
  const getCount = (value: string) => counts?.linkStateCounts.find((row) => row.state === value)?.count ?? 0;
  const rowActions = (link: LinkRowFragment): RowAction[] => [
    { label: "Open the link", icon: <OpenIcon />, href: link.address },
    {
      label: changes.checking === link.id ? "Checking..." : "Check now",
      icon: <RefreshIcon />,
      onClick: () => void changes.recheck(link),
    },
    ...(link.priceProposals.length > 0
      ? [
          { label: "Use the page’s price", icon: <EditIcon />, onClick: () => void acceptPrices([link.id]) },
          { label: "Leave our price", icon: <EditIcon />, onClick: () => void dismissPrices([link.id]) },
        ]
      : []),
    { label: "Replace the link", icon: <EditIcon />, onClick: () => setReplacing(link) },
    { label: "Replace the host", icon: <EditIcon />, onClick: () => setHosts({ linkIds: null, host: link.host }) },
  ];
  const changeSelected = async (change: (linkIds: string[]) => Promise<unknown>) => {
    await change([...selection.ids]);
    selection.clear();
  };
  return (
    <>
      <ScreenHeader
        title="Links"
        text="Every shop link of the site, checked regularly. After two failures, visitors see the most similar piece instead. Clicks are of 30 days."
        actions={
          <Button variant="outlined" onClick={() => setHosts({ linkIds: null, host: "" })}>
            Replace host
          </Button>
        }
      />
      <LinkAlertList onSeen={() => void changes.markSeen()} />
      <RaisedPriceList />
      <AdminGrid
        views={<SavedViews screen="LINKS" params={state.params} />}
        noun={linkNoun}
        state={state}
        columns={columns}
        {...gridPage(list, links)}
        rowHeight={76}
        emptyText={state.restricted ? "No links found" : "There are no shop links yet, or they have not been checked"}
        search={{ label: "Search links", placeholder: "Search by address..." }}
        filters={
          <GridSelect
            label="State"
            allLabel="All states"
            value={state.filters.state}
            options={[
              { value: problems, label: "All problems" },
              { value: priceDiffers, label: `Price differs (${counts?.links.totalCount ?? 0})` },
              ...linkStates.map(({ value, label }) => ({ value, label: `${label} (${getCount(value)})` })),
            ]}
            onChange={(value) => state.setFilter("state", value)}
          />
        }
        rowActions={rowActions}
        selection={selection}
        bulk={
          <BulkBar selection={selection} noun={linkNoun} totalCount={selection.ids.size}>
            <Button
              size="small"
              variant="outlined"
              onClick={() => setHosts({ linkIds: [...selection.ids], host: findHost(links?.edges, selection.ids) })}
            >
              Replace host
            </Button>
            <Button size="small" variant="outlined" onClick={() => void changeSelected(acceptPrices)}>
              Use pages’ prices
            </Button>
            <Button size="small" variant="outlined" onClick={() => void changeSelected(dismissPrices)}>
              Leave our prices
            </Button>
          </BulkBar>
        }
      />
      {hosts ? <ReplaceHostDialog {...hosts} onDone={selection.clear} onClose={() => setHosts(null)} /> : null}
      {replacing ? (
        <ReplaceLinkDialog
          link={replacing}
          onReplace={(address) => changes.replace(replacing, address)}
          onClose={() => setReplacing(null)}
        />
      ) : null}
    </>
  );
}

/** The host of the first selected link on this page. */
const findHost = (edges: readonly { node: LinkRowFragment }[] = [], ids: ReadonlySet<string>): string =>
  edges.find(({ node }) => ids.has(node.id))?.node.host ?? "";
