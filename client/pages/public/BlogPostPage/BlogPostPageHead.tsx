import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { shortDate } from "../../../shared/format/date";
import { Breadcrumbs } from "../../../shared/ui/Breadcrumbs";
import type { Post } from "./BlogPostPageView";

/** Category, headline, excerpt, author and date. */
export function BlogPostPageHead({ post, author }: { post: Post; author: string }) {
  return (
    <Head>
      <Breadcrumbs
        crumbs={[{ label: "Home", to: paths.home() }, { label: "Blog", to: paths.blog() }, { label: post.title }]}
      />
      {post.category ? (
        <Typography variant="overline" color="primary">
          <Link to={paths.blog({ category: post.category })}>{post.category}</Link>
        </Typography>
      ) : null}
      <h1>{post.title}</h1>
      {post.excerpt ? <Lead>{post.excerpt}</Lead> : null}
      <Byline>
        <span>
          By <strong>{author}</strong>, Fashion Editor
        </span>
        {post.date ? <time dateTime={post.date}>{shortDate(post.date)}</time> : null}
        <span>{`${post.readingMinutes} min read`}</span>
      </Byline>
    </Head>
  );
}

const Head = styled("header")(({ theme }) => ({
  paddingBlock: "12px clamp(1.75rem, 1.4rem + 1.6vw, 3rem)",
  "& > p": { marginTop: "clamp(1.5rem, 1rem + 2.4vw, 3.5rem)" },
  "& > p > a": { color: "inherit", textDecoration: "none", "&:hover": { textDecoration: "underline" } },
  "& h1": { ...theme.typography.h1, maxWidth: "20ch", marginTop: 14, textWrap: "balance" },
}));

const Lead = styled("p")(({ theme }) => ({
  "&&": { ...theme.typography.subtitle1, maxWidth: "58ch", marginTop: 20, color: theme.vars.palette.text.secondary },
}));

const Byline = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  flexWrap: "wrap",
  gap: "2px 28px",
  marginTop: 22,
  fontVariantNumeric: "lining-nums",
  color: theme.vars.palette.text.secondary,
  "& strong": { fontWeight: 600, color: theme.vars.palette.text.primary },
}));
