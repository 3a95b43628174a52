import { styled } from "@mui/material/styles";
import type { PictureTileFragment } from "../../../../../graphql/generated/adminOperations";
import { Picture } from "../../../../../shared/ui/picture/Picture";

/** A picture of the library as a square, cropped around its focal point. A name is beside it, or on its button. */
export const PictureThumb = ({ picture }: { picture: Pick<PictureTileFragment, "address" | "focalPoint"> }) => (
  <Frame>
    <Picture
      src={picture.address}
      alt=""
      kind="product"
      width={240}
      height={240}
      sizes="(min-width: 600px) 210px, 45vw"
      focalPoint={picture.focalPoint}
    />
  </Frame>
);

const Frame = styled("span")(({ theme }) => ({
  display: "block",
  background: theme.vars.editorial.sunken,
  "& img": { display: "block" },
}));
