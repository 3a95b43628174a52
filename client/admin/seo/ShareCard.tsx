import { styled } from "@mui/material/styles";
import type { SearchResultProps } from "./SearchResult";

export interface ShareCardProps extends SearchResultProps {
  /** URL of the picture; undefined without one. */
  picture: string | undefined;
}

/** How social networks and messengers will show a link to the page. */
export function ShareCard({ address, siteName, title, description, picture }: ShareCardProps) {
  return (
    <Frame aria-label="Share card">
      <h3>Share card</h3>
      <Card>
        {picture ? <img src={picture} alt="" width={1200} height={630} loading="lazy" /> : null}
        <div>
          <small>{`${siteName} · ${new URL(address).host}`}</small>
          <strong>{title || "Untitled"}</strong>
          {description ? <p>{description}</p> : null}
        </div>
      </Card>
    </Frame>
  );
}

const Frame = styled("section")({
  display: "grid",
  gap: 8,
  "& h3": { fontFamily: "inherit", fontSize: "0.8125rem", fontWeight: 550, lineHeight: 1.4, letterSpacing: 0 },
});

const clamp = (lines: number) =>
  ({ display: "-webkit-box", overflow: "hidden", WebkitBoxOrient: "vertical", WebkitLineClamp: lines }) as const;

const Card = styled("div")(({ theme }) => ({
  maxWidth: 480,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  overflowWrap: "anywhere",
  "& img": {
    display: "block",
    width: "100%",
    height: "auto",
    aspectRatio: "1200 / 630",
    objectFit: "cover",
    background: theme.vars.editorial.sunken,
  },
  "& > div": { display: "grid", gap: 4, padding: "12px 16px 14px" },
  "& small": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  "& strong": { ...clamp(2), fontWeight: 600, lineHeight: 1.35 },
  "& p": { ...clamp(2), ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
