import { styled } from "@mui/material/styles";
import { useState, type MouseEvent, type ReactNode } from "react";
import { clampPoint, type PointValue } from "./point";

export interface PictureStageProps {
  image: string;
  /** A click beside the markers. */
  onPlace: (point: PointValue) => void;
  /** The picture has loaded: its width divided by its height. */
  onMeasured?: (aspectRatio: number) => void;
  /** Markers, positioned in percent. */
  children: ReactNode;
}

/** A whole picture in which a person places markers. */
export function PictureStage({ image, onPlace, onMeasured, children }: PictureStageProps) {
  const [ratio, setRatio] = useState<number | null>(null);
  const place = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPlace(clampPoint({ x: (event.clientX - left) / width, y: (event.clientY - top) / height }));
  };
  return (
    // As wide as it may be without becoming higher than the dialog shows.
    <Stage style={{ maxWidth: ratio === null ? undefined : `calc(${visibleHeight} * ${ratio})` }}>
      {/* For the mouse only: the keyboard moves markers with the arrow keys. */}
      <button type="button" tabIndex={-1} aria-label="Place in the picture" onClick={place}>
        <img
          key={image}
          src={image}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (naturalHeight === 0) return;
            setRatio(naturalWidth / naturalHeight);
            onMeasured?.(naturalWidth / naturalHeight);
          }}
        />
      </button>
      {children}
    </Stage>
  );
}

/** Below the head of a dialog there is room for it, for a banner above it and for a line of choices. */
const visibleHeight = "50dvh";

const Stage = styled("div")(({ theme }) => ({
  position: "relative",
  width: "100%",
  alignSelf: "start",
  background: theme.vars.editorial.sunken,
  "& > button:first-of-type": { display: "block", width: "100%", padding: 0, border: 0, cursor: "crosshair" },
  "& img": { display: "block", width: "100%", height: "auto", minHeight: 120, userSelect: "none" },
}));
