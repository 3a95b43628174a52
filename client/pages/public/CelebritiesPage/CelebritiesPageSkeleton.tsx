import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";

/** Shown below the page's header, which needs no data. */
export function CelebritiesPageSkeleton() {
  return (
    <Container>
      <Label role="status">Loading celebrities...</Label>
      <CardGridSkeleton count={8} columns={4} />
    </Container>
  );
}

const Label = styled("p")(({ theme }) => ({
  ...theme.typography.subtitle2,
  paddingBottom: 24,
  color: theme.vars.palette.text.secondary,
}));
