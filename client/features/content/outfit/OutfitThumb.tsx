import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { OutfitThumb_OutfitFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { Picture } from "../../../shared/ui/picture/Picture";

/** A small look: the image and the wearer. */
export function OutfitThumb({ outfit }: { outfit: FragmentType<OutfitThumb_OutfitFragment> }) {
  const data = getFragmentData<OutfitThumb_OutfitFragment>(outfit);
  return (
    <Thumb to={paths.outfit(data.slug)}>
      <Picture
        src={data.image}
        alt={data.title}
        kind="outfit"
        focalPoint={data.focalPoint}
        width={900}
        height={1200}
        sizes="(min-width: 600px) 200px, 30vw"
      />
      {data.celebrity ? <span>{data.celebrity.name}</span> : null}
    </Thumb>
  );
}

const Thumb = styled(Link)(({ theme }) => ({
  ...theme.typography.caption,
  display: "grid",
  gap: 8,
  textDecoration: "none",
  "&:hover span": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
}));
