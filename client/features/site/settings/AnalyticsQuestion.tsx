import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useAnalyticsConsent } from "./useAnalytics";

/** Asks before Google Analytics loads; covers nothing that the page cannot scroll away from. */
export function AnalyticsQuestion() {
  const [, setConsent] = useAnalyticsConsent();
  return (
    <Bar aria-label="Google Analytics">
      <p>May Google Analytics count your visit? It stores cookies. You can change your choice in the footer.</p>
      <div>
        <Button variant="outlined" size="small" onClick={() => setConsent(() => "refused")}>
          Decline
        </Button>
        <Button variant="outlined" size="small" onClick={() => setConsent(() => "given")}>
          Allow
        </Button>
      </div>
    </Bar>
  );
}

const Bar = styled("section")(({ theme }) => ({
  ...theme.typography.body2,
  position: "fixed",
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  bottom: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "12px 28px",
  padding: "14px 20px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  "& > div": { display: "flex", gap: 12 },
}));
