import { styled } from "@mui/material/styles";
import type { PictureTileFragment } from "../../../../../graphql/generated/adminOperations";
import { plural } from "../../../../../shared/format/plural";
import { pictureName } from "./pictureFacts";
import { PictureThumb } from "./PictureThumb";

export interface PictureTileProps {
  picture: PictureTileFragment;
  onOpen: () => void;
}

/** A picture in the list of the library: what it is, who made it, how often it is used, and what it lacks. */
export function PictureTile({ picture, onOpen }: PictureTileProps) {
  const { alt, credit, useCount } = picture;
  const name = pictureName(picture);
  const lacks = [alt === "" && "alternative text", credit === "" && "credit"].filter(Boolean);
  return (
    <Tile>
      <button type="button" aria-label={`Edit ${name}`} onClick={onOpen}>
        <PictureThumb picture={picture} />
      </button>
      <h2 title={name}>{name}</h2>
      <p>{useCount === 0 ? "Unused" : `Used by ${plural(useCount, "row")}`}</p>
      {lacks.length > 0 ? <p data-lacks>No {lacks.join(", no ")}</p> : null}
    </Tile>
  );
}

const Tile = styled("article")(({ theme }) => ({
  minWidth: 0,
  "& > button": { display: "block", width: "100%", padding: 0, border: 0, background: "none", cursor: "pointer" },
  "& h2": {
    ...theme.typography.body2,
    marginTop: 8,
    fontWeight: 550,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  "& p": { ...theme.typography.body2, fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  "& p[data-lacks]": { color: theme.vars.palette.text.primary },
}));
