import { styled } from "@mui/material/styles";
import { Fragment, type MouseEvent, type ReactNode } from "react";
import { reportFollowedLink } from "../../../shared/beacon/reportFollowedLink";

/** Direct retailer links carry the URL that records their clicks. */
function reportClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-beacon]") : null;
  if (link?.dataset.beacon) reportFollowedLink(event, link.dataset.beacon);
}

interface Part<Card> {
  html: string | null;
  card: Card | null;
}

export interface ArticleTextProps<Card> {
  /** The article: text and cards. The server renders the text from Markdown and escapes raw HTML. */
  parts: readonly Part<Card>[];
  renderCard: (card: Card) => ReactNode;
}

/** The article's text with its cards. */
export function ArticleText<Card>({ parts, renderCard }: ArticleTextProps<Card>) {
  return (
    <Parts onClick={reportClick} onAuxClick={reportClick}>
      {parts.map(({ html, card }, place) =>
        card ? (
          <Fragment key={place}>{renderCard(card)}</Fragment>
        ) : (
          <Text key={place} dangerouslySetInnerHTML={{ __html: html ?? "" }} />
        ),
      )}
    </Parts>
  );
}

const Parts = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(1.75rem, 1.5rem + 1vw, 2.25rem)",
});

const Text = styled("div")(({ theme }) => ({
  ...theme.typography.body1,
  fontSize: "clamp(1.0625rem, 1rem + 0.28vw, 1.1875rem)",
  lineHeight: 1.7,
  "& > * + *": { marginTop: "1.15em" },
  // Contains the initial, otherwise it would overlap the next block after a short first paragraph.
  "&:first-child > p:first-of-type": { display: "flow-root" },
  "&:first-child > p:first-of-type::first-letter": {
    float: "left",
    fontFamily: theme.typography.h1.fontFamily,
    // Three lines high.
    fontSize: "5.7em",
    fontWeight: 400,
    lineHeight: 0.75,
    padding: "0.075em 0.075em 0 0",
    color: theme.vars.palette.primary.main,
  },
  "& h2": { ...theme.typography.h3, marginTop: "1.7em" },
  "& h3": { ...theme.typography.h4, marginTop: "1.5em" },
  "& h4, & h5, & h6": { ...theme.typography.h5, marginTop: "1.4em" },
  "& :is(h2, h3, h4, h5, h6) + *": { marginTop: "0.6em" },
  "& a": {
    color: "inherit",
    textDecorationColor: theme.vars.palette.primary.main,
    textDecorationThickness: 1,
    textUnderlineOffset: "0.25em",
    "&:hover": { color: theme.vars.palette.primary.main },
  },
  "& strong": { fontWeight: 650 },
  "& ul, & ol": { paddingLeft: "1.3em" },
  "& li": { paddingLeft: "0.25em" },
  "& li + li": { marginTop: "0.55em" },
  "& li::marker": { color: theme.vars.palette.primary.main },
  "& blockquote": {
    ...theme.typography.h3,
    fontWeight: 400,
    lineHeight: 1.35,
    marginBlock: "1.6em",
    paddingLeft: 24,
    borderLeft: `2px solid ${theme.vars.palette.primary.main}`,
  },
  "& hr": {
    width: 64,
    marginInline: 0,
    marginBlock: "2.2em",
    border: 0,
    borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  },
  "& img": { display: "block", width: "100%", height: "auto", background: theme.vars.editorial.sunken },
  "& pre": { padding: 16, overflowX: "auto", background: theme.vars.editorial.sunken, fontSize: "0.875em" },
  "& table": { display: "block", overflowX: "auto", borderCollapse: "collapse", ...theme.typography.body2 },
  "& th, & td": {
    padding: "10px 16px 10px 0",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: "left",
  },
}));
