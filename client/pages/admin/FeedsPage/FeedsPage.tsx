import { styled } from "@mui/material/styles";
import { useSearchParams } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { CategoryRules } from "../../../features/feeds/admin/rules/CategoryRules";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { TabPanel } from "../../../shared/ui/tabs/TabPanel";
import { TabStrip } from "../../../shared/ui/tabs/TabStrip";
import { FeedPage } from "./FeedPage";
import { FeedsPageList } from "./FeedsPageList";

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
        <Content>{tab === "feeds" ? <FeedsPageList /> : <CategoryRules />}</Content>
      </TabPanel>
    </>
  );
}

const Content = styled("div")({ paddingTop: 20 });
