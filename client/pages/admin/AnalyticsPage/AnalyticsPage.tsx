import { styled } from "@mui/material/styles";
import { Suspense } from "react";
import { useSearchParams, Link } from "react-router-dom";
import { useQuery } from "@apollo/client/react";
import { adminPaths } from "../../../../site/addresses";
import { useHasRole } from "../../../admin/role/accountContext";
import { ScreenHeader } from "../../../admin/ScreenHeader";
import { TabPanel } from "../../../shared/ui/tabs/TabPanel";
import { TabStrip } from "../../../shared/ui/tabs/TabStrip";
import { AnalyticsPageEarnings } from "./AnalyticsPageEarnings";
import { AnalyticsPageOverview } from "./AnalyticsPageOverview";
import { AnalyticsPagePayouts } from "./AnalyticsPagePayouts";
import { AnalyticsPagePrograms } from "./AnalyticsPagePrograms";
import { ConversionImportTable } from "../../../features/money/sales/admin/conversions/ConversionImportTable";
import { ConversionReportForm } from "../../../features/money/sales/admin/conversions/ConversionReportForm";
import { AffiliateProgramsDocument, ConversionImportsDocument } from "../../../graphql/generated/adminOperations";
import { ScreenPart } from "../../../admin/ScreenPart";
import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../shared/ui/WaitNotice";

/** Only administrators may read programs, which reports belong to. */
const tabs = [
  { value: "overview", label: "Views & clicks", role: "editor", Content: AnalyticsPageOverview },
  { value: "earnings", label: "Earnings", role: "editor", Content: AnalyticsPageEarnings },
  { value: "reports", label: "Conversion reports", role: "admin", Content: AnalyticsPageReports },
  { value: "payouts", label: "Payouts", role: "editor", Content: AnalyticsPagePayouts },
  { value: "programs", label: "Affiliate programs", role: "admin", Content: AnalyticsPagePrograms },
] as const;

export function AnalyticsPage() {
  const [params] = useSearchParams();
  const isAdmin = useHasRole("admin");
  const shown = tabs.filter(({ role }) => isAdmin || role === "editor");
  const { value, Content } = shown.find((tab) => tab.value === params.get("tab")) ?? tabs[0];
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
          tabs={shown.map((tab) => ({
            value: tab.value,
            label: tab.label,
            to: adminPaths.analytics({ tab: tab === tabs[0] ? undefined : tab.value, ...days }),
          }))}
        />
      </Strip>
      <TabPanel name="analytics" value={value}>
        <Suspense fallback={<WaitNotice text="Loading figures..." />}>
          <Content />
        </Suspense>
      </TabPanel>
    </>
  );
}

const Strip = styled("div")({ marginBottom: 24 });

/** Imports reports of affiliate programs, the only source of revenue figures. */
function AnalyticsPageReports() {
  const programs = useQuery(AffiliateProgramsDocument, { fetchPolicy: "cache-and-network" });
  const imports = useQuery(ConversionImportsDocument, { fetchPolicy: "cache-and-network" });
  const { busy, retry } = useRetry(() => Promise.all([programs.refetch(), imports.refetch()]));
  if ((programs.error && !programs.data) || (imports.error && !imports.data))
    return <ErrorState onRetry={retry} busy={busy} />;
  if (!programs.data || !imports.data) return <WaitNotice text="Loading reports..." />;
  const { affiliatePrograms } = programs.data;
  return (
    <>
      <ScreenPart
        title="Import a report"
        text="What your programs paid. You can import the same report again: existing entries are updated, and nothing counts twice."
      >
        {affiliatePrograms.length === 0 ? (
          <p>
            Add the program that sent the report first, under{" "}
            <Link to={adminPaths.analytics({ tab: "programs" })}>Affiliate programs</Link>.
          </p>
        ) : (
          <ConversionReportForm programs={affiliatePrograms} />
        )}
      </ScreenPart>
      <ScreenPart title="Imported reports" text="The last 20, newest first.">
        <ConversionImportTable imports={imports.data.conversionImports} />
      </ScreenPart>
    </>
  );
}
