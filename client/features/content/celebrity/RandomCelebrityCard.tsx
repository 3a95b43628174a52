import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { RandomCelebrityDocument } from "../../../graphql/generated/operations";
import { useToast } from "../../../shared/toast/ToastContext";
import { hiddenWithoutScript } from "../../../shared/theme/hiddenWithoutScript";

/** Opens a random celebrity; hidden without JavaScript. */
export function RandomCelebrityCard() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const discover = async () => {
    setBusy(true);
    try {
      const { data } = await client.query({ query: RandomCelebrityDocument, fetchPolicy: "network-only" });
      if (data?.randomCelebrity) await navigate(paths.celebrity(data.randomCelebrity.slug));
    } catch {
      toast({ title: "Something went wrong", text: "Please try again.", variant: "destructive" });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card aria-labelledby="discover-title">
      <div>
        <h2 id="discover-title">Discover New Style Icons</h2>
        <p>Open a random profile and discover someone new.</p>
      </div>
      <Button onClick={() => void discover()} aria-busy={busy} disabled={busy}>
        {busy ? "Loading..." : "Random Celebrity"}
      </Button>
    </Card>
  );
}

const Card = styled("section")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "24px 48px",
  padding: "clamp(1.75rem, 1rem + 3.4vw, 4rem)",
  background: theme.vars.editorial.accentWash,
  "& h2": { ...theme.typography.h2 },
  "& p": { ...theme.typography.subtitle1, marginTop: 10, maxWidth: "46ch", color: theme.vars.palette.text.secondary },
  ...hiddenWithoutScript,
}));
