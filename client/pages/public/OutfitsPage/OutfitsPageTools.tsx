import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { ArrowIcon } from "../../../shared/ui/icons";
import { linkedDialogState } from "../../../shared/ui/links/linkedDialogState";
import type { OutfitsAddress } from "./outfitsQuery";

const tools = [
  { dialog: "seasonal-trends", name: "Seasonal Trends", text: "What is worn now, and what is next." },
  { dialog: "style-match", name: "Style Match", text: "Choose a style, see its looks." },
  { dialog: "shopping-guides", name: "Shopping Guides", text: "What to look for before you buy." },
] as const;

/** Three other ways into the gallery. */
export function OutfitsPageTools({ address }: { address: OutfitsAddress }) {
  return (
    <Band aria-label="More ways to find a look">
      <Container component="ul">
        {tools.map(({ dialog, name, text }) => (
          <li key={dialog}>
            <h2>
              <Link to={paths.outfits({ ...address, dialog })} state={linkedDialogState} preventScrollReset>
                {name}
                <ArrowIcon />
              </Link>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </Container>
    </Band>
  );
}

const Band = styled("section")(({ theme }) => ({
  marginTop: "clamp(2.5rem, 1.9rem + 2.6vw, 4.75rem)",
  background: theme.vars.editorial.sunken,
  "& ul": { display: "grid", listStyle: "none" },
  "& li": { position: "relative", display: "grid", alignContent: "start", gap: 6, paddingBlock: 22 },
  "& li + li": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  "& h2": { ...theme.typography.h3 },
  "& a": { display: "flex", alignItems: "center", justifyContent: "space-between", gap: 12, textDecoration: "none" },
  "& a::after": { content: '""', position: "absolute", inset: 0 },
  "& svg": { flex: "none", transition: "transform 200ms" },
  "& li:hover a": { color: theme.vars.palette.primary.main },
  "& li:hover svg": { transform: "translateX(4px)" },
  "& p": { ...theme.typography.body2, maxWidth: "34ch", color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up("md")]: {
    "& ul": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    "& li": { padding: "34px 32px" },
    "& li:first-of-type": { paddingLeft: 0 },
    "& li:last-of-type": { paddingRight: 0 },
    "& li + li": { borderTop: 0, borderLeft: `1px solid ${theme.vars.palette.divider}` },
  },
}));
