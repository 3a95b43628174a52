import { arrayMove } from "@dnd-kit/sortable";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import { useRef, type ReactNode } from "react";
import { SortableList } from "../../../../../admin/sort/SortableList";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { Picture } from "../../../../../shared/ui/picture/Picture";
import type { OutfitValues } from "../outfitKind";
import { keepPointsOf, newPicture, type AddedPicture, type PictureValue } from "./pictureValues";
import type { ShownPicture } from "./usePieceEditor";

export interface PictureStripProps {
  shown: ShownPicture;
  onShow: (id: string | null) => void;
  /** The upload of further pictures, and the choice from the library. It calls back with each one. */
  addPictures: (onAdded: (picture: AddedPicture) => void) => ReactNode;
}

/** The pictures of an outfit, to choose the shown one, to sort them, to add and to remove some. */
export function PictureStrip({ shown, onShow, addPictures }: PictureStripProps) {
  const { values, setValues, setFieldValue } = useFormikContext<OutfitValues>();
  const { image, morePictures } = values;
  const toast = useToast();
  const room = useRef<HTMLDivElement>(null);
  const setPictures = (next: PictureValue[]) => void setFieldValue("morePictures", next);
  // Uploads and Undo end later: they change the values that the form has by then.
  const changePictures = (change: (pictures: PictureValue[], now: OutfitValues) => PictureValue[]) =>
    void setValues((now) => ({ ...now, morePictures: change(now.morePictures, now) }));
  const remove = (index: number) => {
    const [removed] = morePictures.slice(index, index + 1);
    if (!removed) return;
    setPictures(morePictures.filter((picture) => picture !== removed));
    onShow(null);
    // The pressed button disappears.
    room.current?.querySelector("button")?.focus();
    const undo = () =>
      changePictures((pictures, { pieces }) => pictures.toSpliced(index, 0, ...keepPointsOf([removed], pieces)));
    toast({ title: "Picture removed", action: { label: "Undo", onClick: undo } });
  };
  const thumb = (id: string | null, address: string, name: string) => (
    <button type="button" aria-pressed={shown.id === id} aria-label={name} title={name} onClick={() => onShow(id)}>
      <Picture src={address} alt="" kind="outfit" width={54} height={72} sizes="54px" />
    </button>
  );
  const index = shown.number - 2;
  return (
    <Container ref={room}>
      <SortableList
        items={morePictures}
        getLabel={(_picture, at) => `picture ${at + 2}`}
        onMove={(from, to) => setPictures(arrayMove(morePictures, from, to))}
        layout="row"
        ariaLabel="Pictures"
        first={
          <Thumb>
            {thumb(null, image, "Main picture")}
            <small>Main</small>
          </Thumb>
        }
      >
        {(picture, at, handle) => (
          <Thumb>
            {thumb(picture.id, picture.image, `Picture ${at + 2}${picture.alt ? `: ${picture.alt}` : ""}`)}
            {handle ?? <small>{at + 2}</small>}
          </Thumb>
        )}
      </SortableList>
      {shown.id === null ? null : (
        <Tools role="group" aria-label={`Picture ${shown.number}`}>
          <Button
            type="button"
            size="small"
            variant="text"
            disabled={index === 0}
            onClick={() => setPictures(arrayMove(morePictures, index, index - 1))}
          >
            Move left
          </Button>
          <Button
            type="button"
            size="small"
            variant="text"
            disabled={index === morePictures.length - 1}
            onClick={() => setPictures(arrayMove(morePictures, index, index + 1))}
          >
            Move right
          </Button>
          <Button type="button" size="small" variant="text" onClick={() => remove(index)}>
            Remove picture
          </Button>
        </Tools>
      )}
      {addPictures((picture) => changePictures((pictures) => [...pictures, newPicture(picture)]))}
    </Container>
  );
}

const Container = styled("div")({ display: "grid", gap: 10 });

const Thumb = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "center",
  width: 58,
  "& > button:first-of-type": {
    display: "block",
    padding: 0,
    border: `2px solid transparent`,
    background: "none",
    cursor: "pointer",
  },
  "& > button[aria-pressed='true']": { borderColor: theme.vars.palette.text.primary },
  "& img": { display: "block" },
  "& small": { ...theme.typography.caption, lineHeight: "28px", color: theme.vars.palette.text.secondary },
}));

const Tools = styled("div")({ display: "flex", flexWrap: "wrap", gap: "4px 16px" });
