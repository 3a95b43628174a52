import { useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { ConversionImportTable } from "../../../features/analytics/admin/conversions/ConversionImportTable";
import { ConversionReportForm } from "../../../features/analytics/admin/conversions/ConversionReportForm";
import { AffiliateProgramsDocument, ConversionImportsDocument } from "../../../graphql/generated/adminOperations";
import { ScreenPart } from "../../../admin/ScreenPart";
import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../shared/ui/WaitNotice";

/** Imports reports of affiliate programs, the only source of revenue figures. */
export function AnalyticsPageReports() {
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
