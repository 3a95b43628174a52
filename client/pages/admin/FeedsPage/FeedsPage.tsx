import { styled } from "@mui/material/styles";
import { useSearchParams, useNavigate } from "react-router-dom";
import Button from "@mui/material/Button";
import { adminPaths } from "../../../../site/addresses";
import { CategoryRules } from "../../../features/imports/feeds/admin/rules/CategoryRules";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { TabPanel } from "../../../shared/ui/tabs/TabPanel";
import { TabStrip } from "../../../shared/ui/tabs/TabStrip";
import { FeedPage } from "./FeedPage";
import { feedColumns, feedNoun } from "../../../features/imports/feeds/admin/feedColumns";
import { AddFeed } from "../../../features/imports/feeds/admin/settings/AddFeed";
import { gridRows, useAdminList } from "../../../admin/graphql/useAdminList";
import { AdminFeedsDocument } from "../../../graphql/generated/adminOperations";
import { AddIcon, EditIcon } from "../../../admin/adminIcons";
import { AdminGrid } from "../../../admin/grid/AdminGrid";
import { onlyOrder, useGridState } from "../../../admin/grid/useGridState";
import { useRecordAddress } from "../../../admin/record/useRecordAddress";
import { EmptyState } from "../../../shared/ui/EmptyState";

const tabs = [
  { value: "feeds", label: "Feeds", to: adminPaths.feeds() },
  { value: "rules", label: "Category rules", to: adminPaths.feeds({ tab: "rules" }) },
];

/** Feeds: the shops' product data, and the rules that decide where products go. One feed with `?feed={id}`. */
export function FeedsPage() {
  const [params] = useSearchParams();
  const id = params.get("feed");
  const tab = params.get("tab") === "rules" ? "rules" : "feeds";
  if (id) return <FeedPage key={id} id={id} />;
  return (
    <>
      <ScreenHeader title="Feeds" text="Products of shops and affiliate networks, imported again and again." />
      <TabStrip arrows label="Feeds" name="feeds" tabs={tabs} value={tab} />
      <TabPanel name="feeds" value={tab}>
        <PanelSpace>{tab === "feeds" ? <FeedsPageList /> : <CategoryRules />}</PanelSpace>
      </TabPanel>
    </>
  );
}

const PanelSpace = styled("div")({ paddingTop: 20 });

const emptyText =
  "A feed is a shop's list of products: a file that you upload, or an address that is read every night. Its products become category items, and what you edit stays yours.";

/** All feeds, with their last and next run. */
function FeedsPageList() {
  const state = useGridState({ sorts: onlyOrder });
  const { data, loading, error, retry } = useAdminList(AdminFeedsDocument, {});
  const { address, open, close } = useRecordAddress();
  const navigate = useNavigate();
  const show = (id: string, replace = false) => void navigate(adminPaths.feeds({ feed: id }), { replace });
  const add = (
    <Button startIcon={<AddIcon />} onClick={() => open("new")}>
      Add feed
    </Button>
  );
  return (
    <>
      {data?.feeds.length === 0 ? (
        <EmptyState title="There are no feeds yet" text={emptyText} action={add} />
      ) : (
        <>
          <ListActions>{add}</ListActions>
          <AdminGrid
            noun={feedNoun}
            state={state}
            columns={feedColumns}
            {...gridRows({ loading, error, retry }, data?.feeds)}
            emptyText="There are no feeds yet"
            onOpen={({ id }) => show(id)}
            rowActions={({ id }) => [{ label: "Open", icon: <EditIcon />, to: adminPaths.feeds({ feed: id }) }]}
            rowHeight={60}
          />
        </>
      )}
      {address.kind === "new" ? <AddFeed onCreated={(id) => show(id, true)} onClose={close} /> : null}
    </>
  );
}

const ListActions = styled("div")({ display: "flex", justifyContent: "flex-end", marginBottom: 16 });
