import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { LinkedList } from "../../../features/content/garments/WornAgainSection";
import type { EventPageQuery } from "../../../graphql/generated/operations";
import { plural } from "../../../shared/format/plural";
import { Section } from "../../../shared/ui/layout/Section";
import { Picture } from "../../../shared/ui/picture/Picture";

type Brands = NonNullable<EventPageQuery["event"]>["brands"];
type EventBrand = Brands[number];

/** Brands that several celebrities wore at an event, with their looks; then the others, with who wore them. */
export function EventBrands({ event, brands }: { event: string; brands: Brands }) {
  if (brands.length === 0) return null;
  const shared = brands.filter(({ outfits }) => outfits.length > 1);
  const others = brands.filter(({ outfits }) => outfits.length <= 1);
  return (
    <Section title={shared.length > 0 ? "Who wore the same brand" : "Brands worn"} id="brands">
      <SharedBrands>
        {shared.map((each) => (
          <SharedBrand key={each.brand.id} {...each} all={paths.outfits({ event, brand: each.brand.slug })} />
        ))}
      </SharedBrands>
      {shared.length > 0 && others.length > 0 ? (
        <Typography variant="overline" color="primary" component="h3" sx={{ marginTop: "40px", marginBottom: "8px" }}>
          Also worn
        </Typography>
      ) : null}
      <OtherBrands>
        {others.map(({ brand, celebrityCount, outfits: [look] }) => (
          <li key={brand.id}>
            <Link to={paths.brand(brand.slug)}>{brand.name}</Link>{" "}
            {celebrityCount > 1 ? (
              <Link to={paths.outfits({ event, brand: brand.slug })}>
                {plural(celebrityCount, "celebrity", "celebrities")}
              </Link>
            ) : look?.celebrity ? (
              <Link to={paths.outfit(look.slug)} title={look.title}>
                {look.celebrity.name}
              </Link>
            ) : null}
          </li>
        ))}
      </OtherBrands>
    </Section>
  );
}

const SharedBrand = ({ brand, celebrityCount, outfits, all }: EventBrand & { all: string }) => (
  <li>
    <div>
      <h3>
        <Link to={paths.brand(brand.slug)}>{brand.name}</Link>
      </h3>
      <p>{plural(celebrityCount, "celebrity", "celebrities")}</p>
      {celebrityCount > outfits.length ? (
        <p>
          <Link to={all}>View all looks</Link>
        </p>
      ) : null}
    </div>
    <Looks>
      {outfits.map(({ id, slug, title, image, focalPoint, celebrity }) => (
        <li key={id}>
          <Link to={paths.outfit(slug)}>
            <Picture
              src={image}
              alt={celebrity ? `${celebrity.name} in ${title}` : title}
              kind="outfit"
              focalPoint={focalPoint}
              width={240}
              height={320}
              sizes="(min-width: 900px) 140px, 30vw"
            />
          </Link>
          {celebrity ? <Link to={paths.celebrity(celebrity.slug)}>{celebrity.name}</Link> : null}
        </li>
      ))}
    </Looks>
  </li>
);

const SharedBrands = styled("ul")(({ theme }) => ({
  padding: 0,
  listStyle: "none",
  "& > li": {
    display: "grid",
    gap: "16px 32px",
    paddingBlock: "clamp(1.25rem, 1rem + 1vw, 2rem)",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    "&:first-of-type": { paddingTop: 0 },
    [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)" },
  },
  "& h3": { ...theme.typography.h3, textWrap: "balance" },
  "& h3 a": { textDecoration: "none", "&:hover": { color: theme.vars.palette.primary.main } },
  "& > li > div > p": { ...theme.typography.body2, marginTop: 6, color: theme.vars.palette.text.secondary },
}));

const Looks = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "20px 16px",
  padding: 0,
  listStyle: "none",
  ...theme.typography.body2,
  "& a": { display: "block", textUnderlineOffset: "0.25em", textDecorationThickness: 1 },
  "& a + a": { paddingTop: 10 },
  "& img": { width: "100%", height: "auto" },
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
}));

const OtherBrands = styled(LinkedList)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
  columnGap: 40,
  "& li": { alignItems: "baseline" },
  "& li > :last-child": { ...theme.typography.body2, textAlign: "end" },
}));
