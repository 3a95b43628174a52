import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import type { SocialFeed_PostFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { isSafeLink } from "../../../shared/format/isSafeLink";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { Picture } from "../../../shared/ui/picture/Picture";
import { pictureSizes } from "../../../shared/ui/picture/pictureSizes";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";

type Post = FragmentType<SocialFeed_PostFragment>;

/** The site's posts on social networks. */
export function SocialFeed({ posts }: { posts: readonly ({ id: string } & Post)[] }) {
  return (
    <CardGrid>
      {posts.map((post) => (
        <li key={post.id}>
          <SocialCard post={post} />
        </li>
      ))}
    </CardGrid>
  );
}

const names: Readonly<Record<string, string>> = { instagram: "Instagram", twitter: "Twitter" };

/** Turns "instagram" into "Instagram"; unknown names stay as they are. */
const platformName = (platform: string): string => names[platform.toLowerCase()] ?? platform;

function SocialCard({ post }: { post: Post }) {
  const data = getFragmentData<SocialFeed_PostFragment>(post);
  const platform = platformName(data.platform);
  return (
    <PostCard>
      <Picture src={data.image} alt="" kind="social" width={800} height={800} sizes={pictureSizes.thirdOrWhole} />
      <PostCaption>
        <strong>@{data.username}</strong>
        <span>{data.dateText}</span>
      </PostCaption>
      <p>{data.content}</p>
      {isSafeLink(data.link) ? (
        <a href={data.link} target="_blank" rel="noopener noreferrer">
          View on {platform}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
      ) : (
        <span>{platform}</span>
      )}
    </PostCard>
  );
}

const PostCard = styled("article")(({ theme }) => ({
  ...theme.typography.body2,
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  height: "100%",
  "& a": {
    ...theme.typography.button,
    marginTop: "auto",
    paddingBlock: 14,
    textUnderlineOffset: "0.4em",
    textDecorationThickness: 1,
    "&:hover": { color: theme.vars.palette.primary.main },
  },
}));

const PostCaption = styled("p")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "0 16px",
  width: "100%",
  paddingBlock: "16px 8px",
  color: theme.vars.palette.text.secondary,
  "& strong": { fontWeight: 600, color: theme.vars.palette.text.primary },
}));
