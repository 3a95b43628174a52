import type { FragmentType } from "@apollo/client";
import { paths } from "../../../../site/addresses";
import type { CelebrityHit_CelebrityFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { HitCard } from "./HitCard";

export interface CelebrityHitProps {
  celebrity: FragmentType<CelebrityHit_CelebrityFragment>;
  query: string;
  isWide?: boolean;
}

export function CelebrityHit({ celebrity, query, isWide }: CelebrityHitProps) {
  const data = getFragmentData<CelebrityHit_CelebrityFragment>(celebrity);
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
