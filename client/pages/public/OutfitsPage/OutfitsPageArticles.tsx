import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { OutfitsPageArticle_PostFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { Picture } from "../../../shared/ui/picture/Picture";

type Post = FragmentType<OutfitsPageArticle_PostFragment>;

/** A short list of articles; renders nothing without any. */
export function OutfitsPageArticles({ title, posts }: { title: string; posts: readonly ({ id: string } & Post)[] }) {
  if (posts.length === 0) return null;
  return (
    <Reading aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <Article post={post} />
          </li>
        ))}
      </ul>
    </Reading>
  );
}

function Article({ post }: { post: Post }) {
  const data = getFragmentData<OutfitsPageArticle_PostFragment>(post);
  return (
    <Link to={paths.blogPost(data.slug)}>
      <Picture src={data.image} alt="" kind="post" width={1200} height={800} sizes="112px" />
      <span>
        <small>{data.category}</small>
        <strong>{data.title}</strong>
      </span>
    </Link>
  );
}

const Reading = styled("section")(({ theme }) => ({
  "& h3": { ...theme.typography.h3, marginBottom: 6 },
  "& ul": {
    display: "grid",
    columnGap: 28,
    listStyle: "none",
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
  "& li": { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  "& a": {
    display: "grid",
    gridTemplateColumns: "min(112px, 30%) minmax(0, 1fr)",
    alignItems: "center",
    gap: 16,
    paddingBlock: 14,
    textDecoration: "none",
  },
  "& span": { display: "grid", gap: 4 },
  "& small": { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  "& strong": { ...theme.typography.h6, fontFamily: theme.typography.h4.fontFamily, fontSize: "1.0625rem" },
  "& a:hover strong": { textDecoration: "underline", textDecorationThickness: 1, textUnderlineOffset: "0.2em" },
}));
