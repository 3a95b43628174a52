import { styled } from "@mui/material/styles";
import { useMemo } from "react";
import { alertsWording } from "../../../../site/newsletterWording";
import { NewsletterForm } from "../../../features/readers/readers/NewsletterForm";

/** Pieces that one confirmation takes. */
const mostPieces = 50;

/** Asks for alerts about saved pieces. @param ids of the pieces, the newest first */
export function FavoritesPageAlerts({ ids }: { ids: readonly string[] }) {
  const pieces = useMemo(() => ids.slice(0, mostPieces), [ids]);
  return (
    <Section aria-labelledby="alerts-title">
      <h2 id="alerts-title">Alerts by mail</h2>
      <p>Mail me when a saved piece gets cheaper.</p>
      {ids.length > mostPieces ? <p>Alerts are about the {mostPieces} pieces that you saved last.</p> : null}
      <NewsletterForm source="favorites" wording={alertsWording(pieces.length)} pieces={pieces} />
    </Section>
  );
}

const Section = styled("section")(({ theme }) => ({
  marginTop: theme.spacing(8),
  "& > h2": theme.typography.h5,
  "& > p": { margin: theme.spacing(1, 0, 2) },
}));
