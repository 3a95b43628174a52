import { styled } from "@mui/material/styles";
import { useSearchParams } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { TabPanel } from "../../../shared/ui/tabs/TabPanel";
import { TabStrip } from "../../../shared/ui/tabs/TabStrip";
import { AnalyticsPageOverview } from "./AnalyticsPageOverview";
import { AnalyticsPagePrograms } from "./AnalyticsPagePrograms";
import { AnalyticsPageReports } from "./AnalyticsPageReports";

const tabs = [
  { value: "overview", label: "Views & clicks", Content: AnalyticsPageOverview },
  { value: "reports", label: "Conversion reports", Content: AnalyticsPageReports },
  { value: "programs", label: "Affiliate programs", Content: AnalyticsPagePrograms },
] as const;

export function AnalyticsPage() {
  const [params] = useSearchParams();
  const { value, Content } = tabs.find((tab) => tab.value === params.get("tab")) ?? tabs[0];
  const days = { from: params.get("from") ?? undefined, to: params.get("to") ?? undefined };
  return (
    <>
      <ScreenHeader
        title="Analytics"
        text="Views and clicks of your content. Revenue comes from imported conversion reports."
      />
      <Strip>
        <TabStrip
          arrows
          name="analytics"
          label="Analytics"
          value={value}
          tabs={tabs.map((tab) => ({
            value: tab.value,
            label: tab.label,
            to: adminPaths.analytics({ tab: tab === tabs[0] ? undefined : tab.value, ...days }),
          }))}
        />
      </Strip>
      <TabPanel name="analytics" value={value}>
        <Content />
      </TabPanel>
    </>
  );
}

const Strip = styled("div")({ marginBottom: 24 });
