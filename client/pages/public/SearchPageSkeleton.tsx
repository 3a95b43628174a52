import { styled } from "@mui/material/styles";
import { CardGridSkeleton } from "../../shared/ui/CardGridSkeleton";
import { Wrap } from "../../shared/ui/Wrap";

/** Stands under the page's header, which needs no data. */
export function SearchPageSkeleton() {
  return (
    <Wrap>
      <Label role="status">Searching...</Label>
      <CardGridSkeleton count={4} columns={4} />
    </Wrap>
  );
}

const Label = styled("p")(({ theme }) => ({
  ...theme.typography.overline,
  paddingBottom: 24,
  color: theme.vars.palette.text.secondary,
}));
