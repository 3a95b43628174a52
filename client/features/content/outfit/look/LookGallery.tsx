import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import { useRef, type MouseEvent } from "react";
import type { LookGallery_OutfitFragment } from "../../../../graphql/generated/operations";
import { getFragmentData } from "../../../../graphql/getFragmentData";
import { Picture } from "../../../../shared/ui/picture/Picture";
import { LookPicture } from "./LookPicture";
import { lookPictures } from "./lookPictures";

interface LookGalleryProps {
  outfit: FragmentType<LookGallery_OutfitFragment>;
  /** Whether the page lists the pieces of the look. Without the list their points would lead nowhere. */
  piecesListed: boolean;
}

/** All pictures of a look with their points: one, or a strip to swipe with small pictures below. */
export function LookGallery({ outfit, piecesListed }: LookGalleryProps) {
  const data = getFragmentData<LookGallery_OutfitFragment>(outfit);
  const strip = useRef<HTMLUListElement>(null);
  const pictures = lookPictures(data, piecesListed);
  const [first] = pictures;
  if (pictures.length === 1 && first) return <LookPicture {...first} priority />;
  // Following the link would scroll the page as well.
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    strip.current?.children[index]?.scrollIntoView({ block: "nearest", inline: "start" });
  };
  return (
    <>
      <Strip ref={strip} tabIndex={0} aria-label="Pictures">
        {pictures.map((picture, index) => (
          <li key={picture.id} id={`picture-${index + 1}`}>
            <LookPicture {...picture} priority={index === 0} />
          </li>
        ))}
      </Strip>
      <Thumbs aria-label="All pictures">
        {pictures.map(({ id, picture }, index) => (
          <li key={id}>
            <a
              href={`#picture-${index + 1}`}
              aria-label={`Picture ${index + 1} of ${pictures.length}`}
              onClick={(event) => show(event, index)}
            >
              <Picture src={picture.image} alt="" kind="outfit" width={72} height={96} sizes="72px" />
            </a>
          </li>
        ))}
      </Thumbs>
    </>
  );
}

const Strip = styled("ul")({
  position: "relative",
  display: "flex",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  listStyle: "none",
  "& > li": { flex: "0 0 100%", scrollSnapAlign: "start" },
  "@media (prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" },
});

const Thumbs = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  marginTop: 8,
  listStyle: "none",
  "& a": { display: "block", width: 72 },
});
