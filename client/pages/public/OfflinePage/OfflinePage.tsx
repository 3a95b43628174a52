import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { savedPagesId } from "../../../../site/addresses";
import { Seo } from "../../../shared/seo/Seo";
import { Notice } from "../../../shared/ui/Notice";

/** Shown at any address by the service worker, without scripts; the worker adds the links to what the device has. */
export function OfflinePage() {
  return (
    <>
      <Seo title="You are offline" noindex />
      <Notice
        kicker="No connection"
        title="You are offline"
        action={
          <>
            <SavedPages id={savedPagesId} />
            {/* Material UI would make a button of an empty address. */}
            <Button component="a" href="" role="link">
              Try again
            </Button>
          </>
        }
      />
    </>
  );
}

const SavedPages = styled("div")(({ theme }) => ({
  flexBasis: "100%",
  display: "grid",
  gap: 28,
  "& > p": { ...theme.typography.subtitle1, color: theme.vars.palette.text.secondary },
  "& section": { maxWidth: "40rem" },
  "& h2": { ...theme.typography.overline, marginBottom: 4 },
  "& ul": { listStyle: "none" },
  "& li": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  "& a": { display: "block", padding: "12px 0", textDecoration: "none" },
  "& a:hover": { textDecoration: "underline" },
}));
