import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { PostCard_PostFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { shortDate } from "../../../shared/format/date";
import { LinkCard } from "../../../shared/ui/links/LinkCard";
import { Picture } from "../../../shared/ui/picture/Picture";
import { pictureSizes } from "../../../shared/ui/picture/pictureSizes";

export interface PostCardProps {
  post: FragmentType<PostCard_PostFragment>;
  /** "lead" for the first article of a section: a larger title. */
  variant?: "plain" | "lead";
  /** Heading level, to keep the page's outline complete. */
  level?: 2 | 3;
  /** For cards on the first screen. */
  priority?: boolean;
}

/** An article's cover, headline and excerpt, with a link over the whole card. */
export function PostCard({ post, variant = "plain", level = 3, priority = false }: PostCardProps) {
  const data = getFragmentData<PostCard_PostFragment>(post);
  const Heading = `h${level}` as const;
  return (
    <Card component="article" data-variant={variant}>
      <figure>
        <Picture
          src={data.image}
          alt=""
          kind="post"
          width={1200}
          height={800}
          sizes={variant === "lead" ? pictureSizes.half : pictureSizes.thirdOrWhole}
          priority={priority}
        />
      </figure>
      <PostText>
        {data.category ? (
          <Typography variant="overline" color="primary">
            {data.category}
          </Typography>
        ) : null}
        <Heading>
          <Link to={paths.blogPost(data.slug)}>{data.title}</Link>
        </Heading>
        {data.excerpt ? <Excerpt>{data.excerpt}</Excerpt> : null}
        {data.date ? <time dateTime={data.date}>{shortDate(data.date)}</time> : null}
      </PostText>
    </Card>
  );
}

const Card = styled(LinkCard)(({ theme }) => ({
  gap: 18,
  "& h2, & h3": { ...theme.typography.h3 },
  "&[data-variant='lead'] h2, &[data-variant='lead'] h3": { ...theme.typography.h2, maxWidth: "20ch" },
  "&[data-variant='lead'] :is(h2, h3) + p": { ...theme.typography.subtitle1, maxWidth: "54ch" },
})) as typeof LinkCard;

const PostText = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 8,
  "& time": { ...theme.typography.caption, marginTop: 4, color: theme.vars.palette.text.secondary },
}));

const Excerpt = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  display: "-webkit-box",
  overflow: "hidden",
  WebkitLineClamp: 3,
  WebkitBoxOrient: "vertical",
  color: theme.vars.palette.text.secondary,
}));
