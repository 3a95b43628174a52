import { useQuery } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import { OutfitThumb } from "../../../features/content/outfit/OutfitThumb";
import { NewsletterPageLooksDocument } from "../../../graphql/generated/operations";

/** The newest looks, of the celebrity if there is one: what the mails are about. An error omits them. */
export function NewsletterPageLooks({ celebrity }: { celebrity: { id: string; name: string } | undefined }) {
  const titleId = useId();
  const filter = celebrity ? { celebrityId: celebrity.id } : null;
  const { data } = useQuery(NewsletterPageLooksDocument, { variables: { filter } });
  const looks = data?.outfits.nodes ?? [];
  if (looks.length === 0) return null;
  return (
    <Looks aria-labelledby={titleId}>
      <h2 id={titleId}>{celebrity ? `The newest looks of ${celebrity.name}` : "The newest looks"}</h2>
      <ul>
        {looks.map((look) => (
          <li key={look.id}>
            <OutfitThumb outfit={look} />
          </li>
        ))}
      </ul>
    </Looks>
  );
}

const Looks = styled("section")(({ theme }) => ({
  marginTop: 36,
  "& h2": { ...theme.typography.overline, marginBottom: 14, color: theme.vars.palette.text.secondary },
  "& ul": {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: 16,
    maxWidth: "36rem",
    listStyle: "none",
  },
}));
