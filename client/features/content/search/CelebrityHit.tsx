import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { paths } from "../../../../site/addresses";
import {
  CelebrityHit_CelebrityFragmentDoc,
  type CelebrityHit_CelebrityFragment,
} from "../../../graphql/generated/operations";
import { HitCard } from "./HitCard";

export interface CelebrityHitProps {
  celebrity: FragmentType<CelebrityHit_CelebrityFragment>;
  query: string;
  isWide?: boolean;
}

export function CelebrityHit({ celebrity, query, isWide }: CelebrityHitProps) {
  const { data, complete } = useFragment({ fragment: CelebrityHit_CelebrityFragmentDoc, from: celebrity });
  if (!complete) return null;
  const { slug, name, image, category } = data;
  return (
    <HitCard
      to={paths.celebrity(slug)}
      title={name}
      query={query}
      note={category}
      isWide={isWide}
      image={image}
      alt={`Portrait of ${name}`}
      kind="celebrity"
    />
  );
}
