import { styled } from "@mui/material/styles";
import { useSearchParams } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { TabPanel } from "../../../shared/ui/tabs/TabPanel";
import { TabStrip } from "../../../shared/ui/tabs/TabStrip";
import { SearchPageMissed } from "./SearchPageMissed";
import { SearchPageSynonyms } from "./SearchPageSynonyms";

const tabs = [
  { value: "missed", label: "Without results", to: adminPaths.search() },
  { value: "synonyms", label: "Synonyms", to: adminPaths.search({ list: "synonyms" }) },
];

/** Search: what visitors searched for in vain, and the synonyms that help. */
export function SearchPage() {
  const [params] = useSearchParams();
  const list = params.get("list") === "synonyms" ? "synonyms" : "missed";
  return (
    <>
      <ScreenHeader
        title="Search"
        text="Visitors' searches without results in the last 90 days. Add a synonym, and they find the matching content."
      />
      <TabStrip arrows label="Lists" name="search" tabs={tabs} value={list} />
      <TabPanel name="search" value={list}>
        <Content>{list === "missed" ? <SearchPageMissed /> : <SearchPageSynonyms />}</Content>
      </TabPanel>
    </>
  );
}

const Content = styled("div")({ paddingTop: 20 });
