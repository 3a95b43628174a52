import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { getErrorMessage } from "../../../admin/graphql/adminErrors";
import { rangeProblems, type DayRange } from "../../../features/money/earnings/admin/analyticsRange";
import { RangeForm } from "../../../features/money/earnings/admin/RangeForm";
import type { AnalyticsRange } from "../../../features/money/earnings/admin/useAnalyticsRange";
import { useRetry } from "../../../shared/hooks/useRetry";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../shared/ui/WaitNotice";

/** Whether figures of a range can be asked for. */
export const isSound = (range: DayRange): boolean => Object.keys(rangeProblems(range)).length === 0;

interface RangedResult<Figures> {
  data?: Figures;
  /** Those of the range before, shown while the next are loading. */
  previousData?: Figures;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

export interface RangedFiguresProps<Figures> extends AnalyticsRange {
  result: RangedResult<Figures>;
  /** Address of the file with the figures of the range. */
  file: string;
  /** Shown before the range: what the figures are of. */
  choice?: ReactNode;
  children: (figures: Figures) => ReactNode;
}

/** A range of days with its file, and the figures of these days. */
export function RangedFigures<Figures>(props: RangedFiguresProps<Figures>) {
  const { range, setRange, today, result, file, choice, children } = props;
  const { data, previousData, error, loading, refetch } = result;
  const { busy, retry } = useRetry(refetch);
  const sound = isSound(range);
  const figures = data ?? previousData;
  const failed = error !== undefined && !data;
  return (
    <>
      <Controls>
        {choice}
        <RangeForm range={range} today={today} onChange={setRange} />
        {sound ? (
          <Button component="a" size="small" variant="outlined" href={file} download>
            Download CSV
          </Button>
        ) : null}
      </Controls>
      {failed ? (
        <ErrorState
          text={getErrorMessage(error, "The figures could not be loaded. Please try again.")}
          onRetry={retry}
          busy={busy}
        />
      ) : null}
      {sound && !figures && !failed ? <WaitNotice text="Loading figures..." /> : null}
      {sound && figures && !failed ? <Shown aria-busy={loading && !data}>{children(figures)}</Shown> : null}
    </>
  );
}

/** The parts of a tab, one below the other. */
export const FigureSections = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 28 });

const Controls = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: "12px 24px",
  "& > div": { flex: "0 1 15rem" },
});

const Shown = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 32,
  "&[aria-busy='true']": { opacity: 0.55 },
});
