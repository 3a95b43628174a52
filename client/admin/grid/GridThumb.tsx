import { styled } from "@mui/material/styles";
import { Picture, type PictureKind } from "../../shared/ui/picture/Picture";

/** The image of a row, 40 by 48 pixels. It has an empty alternative text because the row's name is beside it. */
export function GridThumb({ src, kind }: { src: string | null | undefined; kind: PictureKind }) {
  return (
    <Frame>
      <Picture src={src} alt="" kind={kind} width={40} height={48} />
    </Frame>
  );
}

const Frame = styled("span")({ display: "block", flex: "none", width: 40, "& img": { display: "block" } });

/** The column of the rows' images. */
export const pictureColumn = (kind: PictureKind, width = 72) => ({
  field: "image",
  label: "Image",
  width,
  phone: "picture" as const,
  render: ({ image }: { image: string }) => <GridThumb src={image} kind={kind} />,
});
