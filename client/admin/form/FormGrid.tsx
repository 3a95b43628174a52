import { styled } from "@mui/material/styles";

/** Fields in two columns, one on a phone. */
export const FormGrid = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "18px 20px",
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
}));

/** A child that spans the full width of a FormGrid. */
export const WideField = styled("div")({ gridColumn: "1 / -1", minWidth: 0 });
