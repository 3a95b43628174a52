import { styled } from "@mui/material/styles";
import { VisuallyHidden } from "../../../../shared/ui/VisuallyHidden";
import type { Biography, Fact } from "./biography";

/** Facts beside the story: short facts on the left, paragraphs on the right. */
export function ProfileBiography({ biography, name }: { biography: Biography; name: string }) {
  const { facts, chapters, signature, quotes, links } = biography;
  return (
    <BiographyColumns>
      <FactsColumn>
        <FactList facts={facts} />
        {signature.length > 0 ? (
          <section>
            <h3>Signature</h3>
            <FactList facts={signature} stacked />
          </section>
        ) : null}
        {links.length > 0 ? (
          <section>
            <h3>Follow elsewhere</h3>
            <ProfileLinks>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a href={href} target="_blank" rel="noopener noreferrer nofollow">
                    {label}
                    <VisuallyHidden> profile of {name} (opens in a new tab)</VisuallyHidden>
                  </a>
                </li>
              ))}
            </ProfileLinks>
          </section>
        ) : null}
      </FactsColumn>
      <Story>
        {quotes[0] ? (
          <blockquote>
            <p>{quotes[0]}</p>
          </blockquote>
        ) : null}
        <Chapters>
          {chapters.map(({ label, text }) => (
            <section key={label}>
              <h3>{label}</h3>
              <p>{text}</p>
            </section>
          ))}
        </Chapters>
        {quotes.slice(1).map((quote) => (
          <blockquote key={quote}>
            <p>{quote}</p>
          </blockquote>
        ))}
      </Story>
    </BiographyColumns>
  );
}

interface FactListProps {
  facts: readonly Fact[];
  /** Puts the label above its text, for long texts. */
  stacked?: boolean;
}

/** Labels and texts between hairlines. */
function FactList({ facts, stacked = false }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <Facts data-stacked={stacked}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Facts>
  );
}

const BiographyColumns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "clamp(2.5rem, 1rem + 4vw, 5.5rem)",
  paddingTop: "clamp(1.75rem, 1.2rem + 2vw, 3rem)",
  // On a phone the story comes first and the short facts after it.
  "& > :first-of-type": { order: 1 },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 7fr)",
    alignItems: "start",
    "& > :first-of-type": { order: 0 },
  },
  "& h3": { ...theme.typography.overline, color: theme.vars.palette.primary.main },
}));

const FactsColumn = styled("div")({ display: "grid", gap: 40, "& section": { display: "grid", gap: 12 } });

const Story = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "clamp(2rem, 1.5rem + 1.5vw, 3rem)",
  "& blockquote": { ...theme.typography.h2, maxWidth: "24ch", fontStyle: "italic" },
}));

// CSS columns, because the paragraphs differ in length.
const Chapters = styled("div")({
  columns: "2 17rem",
  columnGap: "clamp(1.75rem, 1rem + 2vw, 3.25rem)",
  "& section": { display: "grid", gap: 8, paddingBottom: 30, breakInside: "avoid" },
});

const ProfileLinks = styled("ul")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 22px",
  listStyle: "none",
  "& a": {
    ...theme.typography.button,
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    minHeight: 44,
    textDecorationThickness: 1,
    textUnderlineOffset: "0.4em",
    "&:hover": { color: theme.vars.palette.primary.main },
  },
}));

const Facts = styled("dl")(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& > div": {
    display: "grid",
    gridTemplateColumns: "minmax(6.5rem, 3fr) minmax(0, 7fr)",
    gap: "2px 16px",
    paddingBlock: 11,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "&[data-stacked='true'] > div": { gridTemplateColumns: "minmax(0, 1fr)" },
  "& dt": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& dd": { ...theme.typography.body2, fontVariantNumeric: "lining-nums" },
}));
