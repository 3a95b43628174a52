import Container from "@mui/material/Container";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";

export function OutfitPageSkeleton() {
  return (
    <Container>
      <Spread role="status">
        <VisuallyHidden>Loading outfit...</VisuallyHidden>
        <Skeleton height="auto" style={{ aspectRatio: "3 / 4" }} />
        <div>
          <Skeleton width="40%" height="2.25rem" />
          <Skeleton height="clamp(7rem, 5rem + 6vw, 12rem)" />
          <Skeleton height="12rem" />
          <Skeleton width="10rem" height="3rem" />
        </div>
      </Spread>
    </Container>
  );
}

const Spread = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "24px clamp(2rem, 1rem + 4vw, 5.5rem)",
  paddingBlock: "72px clamp(2.5rem, 1.9rem + 2.6vw, 4.75rem)",
  "& > div:last-child": { display: "grid", alignContent: "start", gap: 24 },
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)" },
}));
