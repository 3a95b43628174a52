import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { paths } from "../../../../site/addresses";
import { PostHit_PostFragmentDoc, type PostHit_PostFragment } from "../../../graphql/generated/operations";
import { shortDate } from "../../../shared/format/date";
import { HitRow } from "./HitRow";

export interface PostHitProps {
  post: FragmentType<PostHit_PostFragment>;
  query: string;
}

export function PostHit({ post, query }: PostHitProps) {
  const { data, complete } = useFragment({ fragment: PostHit_PostFragmentDoc, from: post });
  if (!complete) return null;
  const note = [data.category, shortDate(data.date)].filter((part) => part !== "").join(", ");
  return (
    <HitRow to={paths.blogPost(data.slug)} title={data.title} query={query} image={data.image} kind="post">
      {note ? <p>{note}</p> : null}
    </HitRow>
  );
}
