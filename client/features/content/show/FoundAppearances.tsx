import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { SearchPageQuery } from "../../../graphql/generated/operations";
import { formatScene, foundScenePath } from "../../../shared/format/scene";

type NamedRow = NonNullable<SearchPageQuery["search"]>["brands"][number];
type Found = NonNullable<SearchPageQuery["appearances"]>[number];

function toLink({ event, scene }: Found): { to: string; label: string } | [] {
  if (event) return { to: paths.event(event.slug), label: event.name };
  return scene ? { to: foundScenePath(scene), label: formatScene(scene) } : [];
}

interface FoundAppearancesProps {
  appearances: readonly Found[];
  events: readonly NamedRow[];
  brands: readonly NamedRow[];
}

/** The events, shows, episodes, characters and brands that a search names; nothing when it names none. */
export function FoundAppearances({ appearances, events, brands }: FoundAppearancesProps) {
  const links = [
    ...events.map(({ slug, name }) => ({ to: paths.event(slug), label: name })),
    ...appearances.flatMap(toLink),
    ...brands.map(({ slug, name }) => ({ to: paths.brand(slug), label: name })),
  ];
  if (links.length === 0) return null;
  return (
    <Container>
      <PlaceList aria-label="Events, shows and brands">
        <Typography variant="overline" color="primary">
          Events, shows and brands
        </Typography>
        <ul>
          {[...new Map(links.map((link) => [`${link.to} ${link.label}`, link]))].map(([key, { to, label }]) => (
            <li key={key}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </PlaceList>
    </Container>
  );
}

const PlaceList = styled("section")(({ theme }) => ({
  paddingBlock: "8px 24px",
  "& ul": { display: "flex", flexWrap: "wrap", columnGap: 32, padding: 0, listStyle: "none" },
  "& li": { ...theme.typography.subtitle1 },
  "& a": {
    display: "inline-block",
    paddingBlock: 8,
    textDecorationThickness: 1,
    textUnderlineOffset: "0.25em",
  },
}));
