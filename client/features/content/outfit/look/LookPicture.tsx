import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { Suspense } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useInBrowser } from "../../../../shared/hooks/useInBrowser";
import { ZoomIcon } from "../../../../shared/ui/icons";
import type { CroppedPicture } from "../../../../shared/ui/picture/cropPoint";
import { Picture } from "../../../../shared/ui/picture/Picture";
import { PictureCredit } from "../../../../shared/ui/picture/PictureCredit";
import { pictureSizes } from "../../../../shared/ui/picture/pictureSizes";
import { PiecePoints, type MarkedPiece } from "./PiecePoints";
import { lazyPart } from "../../../../shared/ui/lazyPart";

const ZoomDialog = lazyPart(async () => (await import("./ZoomDialog")).ZoomDialog);

/** Pixels; the box of a look's picture. */
const [width, height] = [900, 1200];

const stateKey = "zoomedPicture";

/** Keeps the open picture in a separate history entry, so that Back closes it, as people expect on a phone. */
function useZoomEntry(pictureId: string) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  // A reload keeps the entry's state, which the server does not know.
  const isInBrowser = useInBrowser(() => true, false);
  return {
    isOpen: isInBrowser && (state as Record<string, unknown> | null)?.[stateKey] === pictureId,
    open: () => void navigate({ pathname, search }, { state: { [stateKey]: pictureId }, preventScrollReset: true }),
    close: () => void navigate(-1),
  };
}

export interface LookPictureProps {
  id: string;
  picture: CroppedPicture;
  alt: string;
  credit: string | null;
  pieces: readonly MarkedPiece[];
  priority: boolean;
}

/** A picture of a look with its points and its credit. The link to the whole picture opens it in a dialog; without JavaScript it is the file. */
export function LookPicture({ id, picture, alt, credit, pieces, priority }: LookPictureProps) {
  const { isOpen, open, close } = useZoomEntry(id);
  const { image, focalPoint } = picture;
  return (
    <>
      <PictureFrame>
        <Picture
          src={image}
          alt={alt}
          kind="outfit"
          width={width}
          height={height}
          sizes={pictureSizes.lesserHalf}
          priority={priority}
          focalPoint={focalPoint}
        />
        <PiecePoints picture={picture} box={width / height} pieces={pieces} />
        {image ? (
          <ZoomButton
            component="a"
            href={image}
            aria-label="View the whole picture"
            title="View the whole picture"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              open();
            }}
          >
            <ZoomIcon />
          </ZoomButton>
        ) : null}
        {isOpen ? (
          <Suspense>
            <ZoomDialog image={image} alt={alt} onClose={close} />
          </Suspense>
        ) : null}
      </PictureFrame>
      <PictureCredit text={credit} />
    </>
  );
}

const PictureFrame = styled("div")(({ theme }) => ({
  position: "relative",
  overflow: "hidden",
  background: theme.vars.editorial.sunken,
  "& > img": { display: "block" },
}));

const ZoomButton = styled(IconButton)(({ theme }) => ({
  position: "absolute",
  right: 8,
  bottom: 8,
  background: theme.vars.palette.background.default,
  "&:hover": { background: theme.vars.palette.background.paper },
})) as typeof IconButton;
