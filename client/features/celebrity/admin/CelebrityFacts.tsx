import { styled } from "@mui/material/styles";

export type ShownFact = { label: string; text: string } | { label: string; href: string };

/** Labels with texts or with links that open in a new tab. */
export function CelebrityFacts({ facts }: { facts: readonly ShownFact[] }) {
  if (facts.length === 0) return <p>No information yet.</p>;
  return (
    <List>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            {"href" in fact ? (
              <a href={fact.href} target="_blank" rel="noopener noreferrer">
                {fact.href}
              </a>
            ) : (
              fact.text
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled("dl")(({ theme }) => ({
  "& > div": {
    display: "grid",
    gap: "2px 20px",
    paddingBlock: 11,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "minmax(9rem, 1fr) 3fr" },
  },
  "& dt": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& dd": { ...theme.typography.body2, whiteSpace: "pre-line", overflowWrap: "anywhere" },
}));
