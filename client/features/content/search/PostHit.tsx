import type { FragmentType } from "@apollo/client";
import { paths } from "../../../../site/addresses";
import type { PostHit_PostFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { shortDate } from "../../../shared/format/date";
import { HitRow } from "./HitRow";

export interface PostHitProps {
  post: FragmentType<PostHit_PostFragment>;
  query: string;
}

export function PostHit({ post, query }: PostHitProps) {
  const data = getFragmentData<PostHit_PostFragment>(post);
  const note = [data.category, shortDate(data.date)].filter((part) => part !== "").join(", ");
  return (
    <HitRow to={paths.blogPost(data.slug)} title={data.title} query={query} image={data.image} kind="post">
      {note ? <p>{note}</p> : null}
    </HitRow>
  );
}
