import { useSuspenseQuery } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { shownCategories } from "../../../features/content/category/shownCategories";
import { OutfitsPageShoppingGuidesDocument } from "../../../graphql/generated/operations";
import { plural } from "../../../shared/format/plural";
import { Picture } from "../../../shared/ui/picture/Picture";
import { OutfitsPageArticles } from "./OutfitsPageArticles";
import { OutfitsPageDialogError } from "./OutfitsPageDialogError";

export function OutfitsPageShoppingGuides() {
  const { data, refetch } = useSuspenseQuery(OutfitsPageShoppingGuidesDocument, { errorPolicy: "all" });
  if (!data) return <OutfitsPageDialogError refetch={refetch} />;
  const edges = [data.basics, data.shoes, data.handbags, data.accessories].flatMap((guides) => guides.edges);
  // One article may be in two categories.
  const posts = [...new Map(edges.map(({ node }) => [node.id, node])).values()];
  return (
    <>
      <OutfitsPageArticles title="Guides" posts={posts} />
      <Shelves aria-labelledby="shelves">
        <h3 id="shelves">Shop by category</h3>
        <ul>
          {shownCategories(data.categories).map(({ name, label, image, itemCount }) => (
            <li key={name}>
              <Link to={paths.category(name)}>
                <Picture src={image} alt="" kind="category" width={800} height={800} />
                <strong>{label}</strong>
                <small>{plural(itemCount, "item")}</small>
              </Link>
            </li>
          ))}
        </ul>
      </Shelves>
    </>
  );
}

const Shelves = styled("section")(({ theme }) => ({
  marginTop: 36,
  "& h3": { ...theme.typography.h3, marginBottom: 16 },
  "& ul": {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "20px 14px",
    listStyle: "none",
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  },
  "& a": { display: "grid", textDecoration: "none" },
  "& strong": { ...theme.typography.h6, marginTop: 8 },
  "& small": { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  "& a:hover strong": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
}));
