import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { plural } from "../../../shared/format/plural";
import { Section } from "../../../shared/ui/layout/Section";

interface WornAgainSectionProps {
  garments: readonly { id: string; slug: string; name: string; looks: readonly unknown[] }[];
  id?: string;
}

/** Garments that were worn in several looks. */
export function WornAgainSection({ garments, id }: WornAgainSectionProps) {
  if (garments.length === 0) return null;
  return (
    <Section kicker={plural(garments.length, "piece")} title="Worn Again" id={id}>
      <LinkedList>
        {garments.map((garment) => (
          <li key={garment.id}>
            <Link to={paths.garment(garment.slug)}>{garment.name}</Link>{" "}
            <span>{plural(garment.looks.length, "look")}</span>
          </li>
        ))}
      </LinkedList>
    </Section>
  );
}

/** Names as links, each with a count at the end of its line. */
export const LinkedList = styled("ul")(({ theme }) => ({
  ...theme.typography.subtitle1,
  padding: 0,
  listStyle: "none",
  "& li": {
    display: "flex",
    justifyContent: "space-between",
    gap: 16,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  // Tall enough for a finger.
  "& a": { paddingBlock: 10, textDecorationThickness: 1, textUnderlineOffset: "0.25em" },
  "& span": { paddingBlock: 10, whiteSpace: "nowrap", color: theme.vars.palette.text.secondary },
}));
