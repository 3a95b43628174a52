import type { FragmentType } from "@apollo/client";
import type { Ref } from "react";
import type { PostCard_PostFragment } from "../../../graphql/generated/operations";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { PostCard } from "./PostCard";

export interface PostGridProps {
  /** Masked rows: the query selects `id` besides the card's fragment. */
  posts: readonly ({ id: string } & FragmentType<PostCard_PostFragment>)[];
  /** Ref for the list element whose children are the cards. */
  ref?: Ref<HTMLUListElement>;
  /** Heading level of the cards. */
  level?: 2 | 3;
}

export function PostGrid({ posts, ref, level = 3 }: PostGridProps) {
  return (
    <CardGrid ref={ref}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} level={level} />
        </li>
      ))}
    </CardGrid>
  );
}
