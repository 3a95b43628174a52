import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { PanelDialog } from "../../../../../../admin/PanelDialog";
import { PictureMarker } from "../../../../../../admin/picture/PictureMarker";
import { PictureStage } from "../../../../../../admin/picture/PictureStage";
import type { PointValue } from "../../../../../../admin/picture/point";
import { cropRatios, largestRectangle, moveCorner, partSize, toRectangle, type Corners } from "./cropRectangle";
import { apiPaths } from "../../../../../../../site/apiPaths";
import { getErrorMessage } from "../../../../../../admin/graphql/adminErrors";
import { adminFetch } from "../../../../../../admin/graphql/adminFetch";
import { evictLists } from "../../../../../../admin/graphql/cacheChanges";
import { useToast } from "../../../../../../shared/toast/ToastContext";
import { pictureLists } from "../pictureFacts";

export interface CropDialogProps {
  picture: { id: string; address: string; width: number; height: number; focalPoint: PointValue };
  onClose: () => void;
  /** Called with the id of the new picture. */
  onCropped: (id: string) => void;
}

const hint = "Drag the two corners, or move them with the arrow keys. The part becomes a picture of its own.";

/** Cuts a part out of a picture. The original stays. */
export function CropDialog({ picture, onClose, onCropped }: CropDialogProps) {
  const [corners, setCorners] = useState<Corners>({ start: { x: 0.1, y: 0.1 }, end: { x: 0.9, y: 0.9 } });
  const { busy, problem, crop } = useCropPicture();
  const { width, height } = partSize(corners, picture);
  const submit = async () => {
    const id = await crop({ id: picture.id, ...toRectangle(corners) });
    if (id === null) return;
    onClose();
    onCropped(id);
  };
  const percent = (value: number) => `${value * 100}%`;
  return (
    <PanelDialog
      title="Crop"
      maxWidth={640}
      onSubmit={() => void submit()}
      onClose={onClose}
      footer={
        <>
          <Size role="status">{problem ?? `${width} x ${height} pixels`}</Size>
          <Button type="button" variant="outlined" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? "Cropping..." : "Crop"}
          </Button>
        </>
      }
    >
      <Hint>{hint}</Hint>
      <Ratios role="group" aria-label="Aspect ratio">
        {cropRatios.map(({ label, ratio }) => (
          <Button
            key={label}
            type="button"
            size="small"
            variant="outlined"
            onClick={() => setCorners(largestRectangle(picture, ratio, picture.focalPoint))}
          >
            {label}
          </Button>
        ))}
      </Ratios>
      <PictureStage
        image={picture.address}
        onPlace={(point) => setCorners(moveCorner(corners, isNearStart(corners, point) ? "start" : "end", point))}
      >
        <Shade>
          <CropArea
            style={{
              left: percent(corners.start.x),
              top: percent(corners.start.y),
              right: percent(1 - corners.end.x),
              bottom: percent(1 - corners.end.y),
            }}
          />
        </Shade>
        <PictureMarker
          label="Top left corner"
          mark="&#8598;"
          point={corners.start}
          selected
          onMove={(point) => setCorners((now) => moveCorner(now, "start", point))}
        />
        <PictureMarker
          label="Bottom right corner"
          mark="&#8600;"
          point={corners.end}
          selected
          onMove={(point) => setCorners((now) => moveCorner(now, "end", point))}
        />
      </PictureStage>
    </PanelDialog>
  );
}

/** A click moves the nearer corner. */
function isNearStart({ start, end }: Corners, { x, y }: PointValue): boolean {
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  return x + y < middle.x + middle.y;
}

const Hint = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  paddingBottom: 12,
  color: theme.vars.palette.text.secondary,
}));

const Ratios = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, paddingBottom: 14 });

/** Ends at the edges of the picture; the corners do not. */
const Shade = styled("div")({ position: "absolute", inset: 0, overflow: "hidden", pointerEvents: "none" });

const CropArea = styled("div")({
  position: "absolute",
  outline: "2px solid #fff",
  boxShadow: "0 0 0 9999px rgb(0 0 0 / 55%)",
});

const Size = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  marginRight: "auto",
  fontVariantNumeric: "tabular-nums",
}));

interface Crop {
  /** The picture. */
  id: string;
  /** In fractions of its width and height. */
  left: number;
  top: number;
  width: number;
  height: number;
}

interface CropPicture {
  busy: boolean;
  /** The error message of the last attempt; null without an error. */
  problem: string | null;
  /** Returns the id of the new picture; null when it failed. */
  crop: (crop: Crop) => Promise<string | null>;
}

/** Stores a part of a picture as a picture of its own. */
function useCropPicture(): CropPicture {
  const { cache } = useApolloClient();
  const toast = useToast();
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null });
  return {
    ...state,
    crop: async (crop) => {
      setState({ busy: true, problem: null });
      try {
        const headers = { "content-type": "application/json" };
        const response = await adminFetch(apiPaths.pictureCrops, {
          method: "POST",
          headers,
          body: JSON.stringify(crop),
        });
        const { id } = (await response.json()) as { id: string };
        evictLists(cache, pictureLists);
        toast({ title: "Picture cropped", text: "The part is a picture of its own. The original is unchanged." });
        setState({ busy: false, problem: null });
        return id;
      } catch (error) {
        setState({ busy: false, problem: getErrorMessage(error) });
        return null;
      }
    },
  };
}
