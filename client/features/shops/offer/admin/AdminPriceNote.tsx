import { styled } from "@mui/material/styles";
import { PriceNote, type PriceNoteProps } from "../PriceNote";

/** The note above the rows of an admin list. */
export const AdminPriceNote = (props: PriceNoteProps) => (
  <Above>
    <PriceNote {...props} />
  </Above>
);

const Above = styled("div")({ "&:not(:empty)": { paddingBottom: 12 } });
