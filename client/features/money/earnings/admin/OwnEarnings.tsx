import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { getErrorMessage } from "../../../../admin/graphql/adminErrors";
import { OwnEarningsDocument } from "../../../../graphql/generated/adminOperations";
import { useRetry } from "../../../../shared/hooks/useRetry";
import { ErrorState } from "../../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../../shared/ui/WaitNotice";
import { defaultRange } from "./analyticsRange";
import { useSiteToday } from "./useSiteToday";
import { EarningsCards } from "./EarningsCards";
import type { EarningsBy } from "./earningsText";
import { SaleLinesDialog } from "./SaleLinesDialog";

/** What one row earned in the last 30 days. */
export function OwnEarnings({ by, id }: { by: EarningsBy; id: string }) {
  const range = defaultRange(useSiteToday());
  const [isExplained, setExplained] = useState(false);
  const { data, error, refetch } = useQuery(OwnEarningsDocument, {
    variables: { by, from: range.from, to: range.to, key: id },
    fetchPolicy: "cache-and-network",
  });
  const { busy, retry } = useRetry(refetch);
  const total = data?.earnings.total;
  if (error && !total) return <ErrorState text={getErrorMessage(error)} onRetry={retry} busy={busy} />;
  if (!total) return <WaitNotice text="Loading figures..." />;
  return (
    <Own>
      <p>The last 30 days, by the day of the sale. Sales come from imported conversion reports.</p>
      <EarningsCards total={total} />
      {total.money.length > 0 ? (
        <footer>
          <Button variant="outlined" size="small" onClick={() => setExplained(true)}>
            Why these figures?
          </Button>
        </footer>
      ) : null}
      {isExplained ? (
        <SaleLinesDialog title="this row" by={by} range={range} rowKey={id} onClose={() => setExplained(false)} />
      ) : null}
    </Own>
  );
}

const Own = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 16,
  "& > p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
