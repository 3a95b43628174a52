import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { useDebouncedValue } from "../../../../shared/hooks/useDebouncedValue";
import { isPictureAddress } from "../../../../shared/pictureAddress";
import { Picture, type PictureKind } from "../../../../shared/ui/picture/Picture";

export interface Shape {
  /** In pixels. */
  width: number;
  height: number;
}

/** The aspect ratios of the public pages. */
const shapes: Partial<Record<PictureKind, Shape>> = {
  celebrity: { width: 800, height: 1000 },
  outfit: { width: 900, height: 1200 },
  post: { width: 1200, height: 800 },
  topic: { width: 1200, height: 900 },
};
const square: Shape = { width: 800, height: 800 };

const typingPause = 400;
const room = 148;

export interface ImagePreviewProps {
  /** The typed text; only a valid image URL is loaded. */
  address: string;
  kind: PictureKind;
  shape?: Shape;
  /** Shown without an image instead of the placeholder; an image then appears uncropped. */
  mark?: ReactNode;
  isSmall?: boolean;
  /** Another image is uploading. */
  dim: boolean;
  onBroken: (address: string) => void;
}

/** The image as the site crops it. */
export function ImagePreview(props: ImagePreviewProps) {
  const { address, kind, shape = shapes[kind] ?? square, mark, isSmall = false, dim, onBroken } = props;
  const settled = useDebouncedValue(address.trim(), typingPause);
  const src = isPictureAddress(settled) ? settled : null;
  if (mark !== undefined && src === null) return <Frame>{mark}</Frame>;
  return (
    <Frame data-dim={dim} data-whole={mark !== undefined} data-small={isSmall}>
      <Picture src={src} alt="" kind={kind} {...shape} sizes={`${room}px`} onBroken={onBroken} />
    </Frame>
  );
}

const Frame = styled("div")(({ theme }) => ({
  flex: "none",
  width: room,
  alignSelf: "start",
  background: theme.vars.editorial.sunken,
  outline: `1px solid ${theme.vars.palette.divider}`,
  transition: "opacity 160ms",
  "&[data-dim='true']": { opacity: 0.4 },
  "& img": { display: "block" },
  "&[data-whole='true'] img": { objectFit: "contain" },
  [theme.breakpoints.down("sm")]: { width: 92 },
  "&[data-small='true']": { width: 54 },
}));
