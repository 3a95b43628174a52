import { styled } from "@mui/material/styles";
import { paths } from "../../../../site/addresses";
import { commentsId } from "../../../features/content/blog/CommentSection";
import { LikeArticle } from "../../../features/content/blog/LikeArticle";
import { useComments } from "../../../features/content/blog/useComments";
import { plural } from "../../../shared/format/plural";
import { previewImages } from "../../../shared/seo/head";
import { FragmentLink } from "../../../shared/ui/links/FragmentLink";
import { ShareRow } from "../../../shared/ui/links/ShareRow";
import type { BlogPostPageQuery } from "../../../graphql/generated/operations";

export type Post = NonNullable<BlogPostPageQuery["blogPost"]>;

/** The reader's actions: like, comment, share. */
export function BlogPostPageRail({ post }: { post: Post }) {
  const { comments } = useComments(post.id);
  return (
    <ActionsRail aria-label="Like, comment and share">
      <div>
        <LikeArticle id={post.id} likeCount={post.likeCount} />
        <FragmentLink target={commentsId}>{plural(comments.length, "Comment")}</FragmentLink>
      </div>
      <ShareRow title={post.title} path={paths.blogPost(post.slug)} image={previewImages(post.image)[0]} />
    </ActionsRail>
  );
}

const ActionsRail = styled("aside")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 22px",
  paddingBlock: 6,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  "& > div": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0 22px" },
  "& > div:first-of-type > a": {
    ...theme.typography.subtitle2,
    display: "inline-flex",
    alignItems: "center",
    minHeight: 44,
    textDecoration: "none",
    fontVariantNumeric: "lining-nums",
    "&:hover": { color: theme.vars.palette.primary.main, textDecoration: "underline" },
  },
  "@media (scripting: none)": { "& > div:first-of-type > a": { display: "none" } },
  [theme.breakpoints.up("md")]: {
    position: "sticky",
    top: 112,
    flexDirection: "column",
    gap: 8,
    paddingBlock: "14px 0",
    borderBottom: 0,
    borderTopColor: theme.vars.palette.text.primary,
    "& > div": { flexDirection: "column", alignItems: "start" },
    "& > div + div": { paddingTop: 8, borderTop: `1px solid ${theme.vars.palette.divider}` },
  },
}));
