import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { paths } from "../../../../site/addresses";
import { Breadcrumbs } from "../Breadcrumbs";
import { FragmentLink } from "../links/FragmentLink";

export interface ArticlePart {
  /** The fragment of its URL. */
  id: string;
  /** Blank for a text before the first heading. */
  title: string;
  text: ReactNode;
}

export interface ArticleInPartsProps {
  /** Above the title. */
  kicker: ReactNode;
  title: string;
  /** A summary in one or two sentences; blank for none. */
  summary: string;
  /** Between the summary and the text. */
  lead?: ReactNode;
  sections: readonly ArticlePart[];
}

/** A long text: table of contents, numbered sections, a readable line length. */
export function ArticleInParts({ kicker, title, summary, lead, sections }: ArticleInPartsProps) {
  const named = sections.filter((section) => section.title !== "");
  return (
    <Page>
      <Breadcrumbs crumbs={[{ label: "Home", to: paths.home() }, { label: title }]} />
      <article>
        <Head>
          {kicker ? (
            <Typography variant="overline" color="primary">
              {kicker}
            </Typography>
          ) : null}
          <h1>{title}</h1>
          {summary ? <p>{summary}</p> : null}
        </Head>
        {lead}
        <Columns>
          {named.length > 1 ? (
            <Contents aria-labelledby="contents">
              <h2 id="contents">Contents</h2>
              <ol>
                {named.map((section) => (
                  <li key={section.id}>
                    <FragmentLink target={section.id}>{section.title}</FragmentLink>
                  </li>
                ))}
              </ol>
            </Contents>
          ) : null}
          <div>
            {sections.map(({ id, title: heading, text }) =>
              heading === "" ? (
                <Section key={id}>{text}</Section>
              ) : (
                <Section key={id} id={id} aria-labelledby={`${id}-title`}>
                  <h2 id={`${id}-title`}>{heading}</h2>
                  {text}
                </Section>
              ),
            )}
          </div>
        </Columns>
      </article>
    </Page>
  );
}

const Page = styled(Container)({ paddingBlock: "12px clamp(3.5rem, 2.5rem + 4vw, 7rem)" });

const Head = styled("header")(({ theme }) => ({
  paddingBlock: "clamp(2rem, 1.2rem + 3.4vw, 4.5rem) clamp(2rem, 1.5rem + 2vw, 3.5rem)",
  "& h1": { ...theme.typography.h1, marginTop: 14 },
  "& h1 + p": {
    ...theme.typography.subtitle1,
    maxWidth: "58ch",
    marginTop: 20,
    color: theme.vars.palette.text.secondary,
  },
}));

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  // Code is wider than a phone, and scrolls.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(2rem, 1rem + 4vw, 3rem) clamp(2rem, 1rem + 4vw, 6rem)",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(12rem, 16rem) minmax(0, 42rem)", alignItems: "start" },
  // Without contents.
  "& > div:only-child": { gridColumn: "1 / -1", maxWidth: "42rem" },
}));

const Contents = styled("nav")(({ theme }) => ({
  paddingTop: 18,
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  "& h2": { ...theme.typography.overline, color: theme.vars.palette.text.secondary },
  "& ol": { ...theme.typography.body2, marginTop: 8, listStyle: "none", counterReset: "part" },
  "& a": {
    display: "flex",
    gap: 12,
    paddingBlock: 8,
    textDecoration: "none",
    counterIncrement: "part",
    "&::before": { content: "counter(part)", minWidth: "1.2em", color: theme.vars.palette.primary.main },
    "&:hover": { textDecoration: "underline", textDecorationThickness: 1, textUnderlineOffset: "0.3em" },
  },
  [theme.breakpoints.up("md")]: { position: "sticky", top: 104, maxHeight: "calc(100dvh - 128px)", overflowY: "auto" },
}));

const Section = styled("section")(({ theme }) => ({
  paddingBlock: "18px clamp(2rem, 1.6rem + 1.6vw, 3rem)",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  scrollMarginTop: 88,
  "&:first-of-type": { borderTopColor: theme.vars.palette.text.primary },
  "& h2": { ...theme.typography.h3, marginBottom: 14 },
  "& p + p, & p + ul, & ul + p, & p + dl, & dl + p": { marginTop: "0.95em" },
  "& ul, & ol": { paddingLeft: "1.2em" },
  "& li + li": { marginTop: "0.5em" },
  "& li::marker": { color: theme.vars.palette.primary.main },
  "& h3, & h4, & h5, & h6": { ...theme.typography.h4, margin: "1.4em 0 0.5em" },
  "& img": { display: "block", maxWidth: "100%", height: "auto", marginBlock: "1.2em" },
  "& pre, & table": { display: "block", overflowX: "auto", ...theme.typography.body2 },
  "& th, & td": { padding: "10px 16px 10px 0", textAlign: "left", verticalAlign: "top" },
  "& blockquote": { marginBlock: "1.2em", paddingLeft: 20, borderLeft: `2px solid ${theme.vars.palette.primary.main}` },
  "& strong": { fontWeight: 600 },
  "& dt": { fontWeight: 600 },
  "& dd + dt": { marginTop: "0.9em" },
  "& a": {
    textDecorationThickness: 1,
    textUnderlineOffset: "0.25em",
    "&:hover": { color: theme.vars.palette.primary.main },
  },
}));
