import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { HomePageFeatured_CelebrityFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { Picture } from "../../../shared/ui/picture/Picture";

type Masked = FragmentType<HomePageFeatured_CelebrityFragment>;

/** The featured celebrities besides the spotlight, as many as the settings say, as small cards. */
export function HomePageFeatured({ celebrities }: { celebrities: readonly ({ id: string } & Masked)[] }) {
  if (celebrities.length === 0) return null;
  return (
    <List aria-label="More featured celebrities">
      {celebrities.map((celebrity) => (
        <li key={celebrity.id}>
          <Featured celebrity={celebrity} />
        </li>
      ))}
    </List>
  );
}

function Featured({ celebrity }: { celebrity: Masked }) {
  const data = getFragmentData<HomePageFeatured_CelebrityFragment>(celebrity);
  return (
    <Person to={paths.celebrity(data.slug)}>
      <Picture src={data.image} alt="" kind="celebrity" width={64} height={80} sizes="64px" />
      <span>
        <strong>{data.name}</strong>
        {data.category ? <small>{data.category}</small> : null}
      </span>
    </Person>
  );
}

const List = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(12rem, 1fr))",
  gap: "16px 28px",
  marginTop: "clamp(2rem, 1.6rem + 1.6vw, 3.25rem)",
  paddingTop: 28,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  listStyle: "none",
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))", columnGap: 16 },
}));

const Person = styled(Link)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 14,
  textDecoration: "none",
  "& img": { flex: "none", width: 64, height: 80, objectFit: "cover" },
  "& span": { display: "grid", gap: 2, minWidth: 0 },
  "& strong": { ...theme.typography.h3, fontSize: "1.0625rem", lineHeight: 1.25 },
  "& small": { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down("sm")]: {
    gap: 12,
    "& img": { width: 56, height: 70 },
    "& strong": { fontSize: "0.9375rem" },
  },
  "&:hover strong": { textDecoration: "underline", textDecorationThickness: 1, textUnderlineOffset: "0.25em" },
}));
