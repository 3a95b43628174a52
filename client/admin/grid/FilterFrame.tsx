import { styled } from "@mui/material/styles";

/** Gives a RowSearch the same size and look as the filter selects beside it. */
export const FilterFrame = styled("div")(({ theme }) => ({
  width: 200,
  "& .MuiInputBase-root": { fontSize: "0.875rem" },
  // Empty is a valid choice here ("All celebrities"), so no hint on what to type is shown.
  "& input::placeholder": { color: theme.vars.palette.text.primary, opacity: 1 },
  "& .MuiAutocomplete-popupIndicator, & .MuiAutocomplete-clearIndicator": { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down("sm")]: { width: "auto", flex: "1 1 40%" },
}));
