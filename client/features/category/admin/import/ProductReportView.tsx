import { styled } from "@mui/material/styles";
import { StateNotice } from "../../../../shared/admin/StateNotice";
import { Figures } from "../../../../shared/admin/upload/Figures";
import { ProblemList } from "../../../../shared/admin/upload/ProblemList";
import { plural } from "../../../../shared/format/plural";
import { changesOf, type ProductReport } from "./productReport";

const number = (value: number): string => value.toLocaleString("en");
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function titleOf(report: ProductReport): string {
  if (!report.dryRun) return "Import Successful";
  return changesOf(report) > 0 ? "This is what would change" : "Nothing would change";
}

/** What became of the products of a file, or would. */
export function ProductReportView({ report }: { report: ProductReport }) {
  const { source, dryRun, rows, products, categories, created, updated, unchanged, leftOut, seconds } = report;
  const left = leftOut.unpublished + leftOut.trashed + leftOut.faulty + leftOut.otherTypes;
  return (
    <StateNotice kind={dryRun ? "info" : "success"} title={titleOf(report)}>
      <p>
        {plural(products, "product")} of “{source}” in {number(rows)} rows, {seconds.toFixed(1)} seconds.
      </p>
      <Part>
        <h4>Items</h4>
        <Figures
          label="Items"
          figures={[
            { label: "Created", value: created },
            { label: "Updated", value: updated },
            { label: "Unchanged", value: unchanged },
            { label: "Left out", value: left },
          ]}
        />
      </Part>
      <Part>
        <h4>By category</h4>
        <Figures
          label="By category"
          figures={Object.entries(categories).map(([name, value]) => ({ label: capitalised(name), value }))}
        />
      </Part>
      {left > 0 ? (
        <Part>
          <h4>Left out</h4>
          <Figures
            label="Left out"
            figures={[
              { label: "Of other types", value: leftOut.otherTypes },
              { label: "Not published", value: leftOut.unpublished },
              { label: "In the trash", value: leftOut.trashed },
              { label: "With errors", value: leftOut.faulty },
            ]}
          />
          {leftOut.types.length > 0 ? (
            <p>Other types: {leftOut.types.map(({ name, count }) => `${name} (${number(count)})`).join(", ")}</p>
          ) : null}
        </Part>
      ) : null}
      <ProblemList count={report.problemCount} problems={report.problems} />
    </StateNotice>
  );
}

const Part = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 8,
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& h4": { ...theme.typography.body2, fontWeight: 550 },
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary, overflowWrap: "anywhere" },
}));
