import { styled } from "@mui/material/styles";

/** Gives a RowSearch among the filters of a list the measure and the look of the selects beside it. */
export const FilterRoom = styled("div")(({ theme }) => ({
  width: 200,
  "& .MuiInputBase-root": { fontSize: "0.875rem" },
  // Nothing chosen is a choice here, "All celebrities", and no hint on what to type.
  "& input::placeholder": { color: theme.vars.palette.text.primary, opacity: 1 },
  "& .MuiAutocomplete-popupIndicator, & .MuiAutocomplete-clearIndicator": { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down("sm")]: { width: "auto", flex: "1 1 40%" },
}));
