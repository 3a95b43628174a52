import type { FragmentType } from "@apollo/client";
import { paths } from "../../../../site/addresses";
import type { OutfitHit_OutfitFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { HitCard } from "./HitCard";

export interface OutfitHitProps {
  outfit: FragmentType<OutfitHit_OutfitFragment>;
  query: string;
  isWide?: boolean;
}

export function OutfitHit({ outfit, query, isWide }: OutfitHitProps) {
  const data = getFragmentData<OutfitHit_OutfitFragment>(outfit);
  const { slug, title, image, occasion, celebrity, focalPoint } = data;
  return (
    <HitCard
      to={paths.outfit(slug)}
      title={title}
      query={query}
      note={celebrity?.name ?? occasion}
      detail={celebrity ? occasion : null}
      isWide={isWide}
      image={image}
      alt={celebrity ? `${celebrity.name} in ${title}` : title}
      kind="outfit"
      focalPoint={focalPoint}
    />
  );
}
