import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";

/** Shown below the page's header, which needs no data. */
export function SearchPageSkeleton() {
  return (
    <Container>
      <Label role="status">Searching...</Label>
      <CardGridSkeleton count={4} columns={4} />
    </Container>
  );
}

const Label = styled("p")(({ theme }) => ({
  ...theme.typography.overline,
  paddingBottom: 24,
  color: theme.vars.palette.text.secondary,
}));
