import Container from "@mui/material/Container";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { HeaderSkeleton } from "../../../shared/ui/layout/HeaderSkeleton";

export function CelebrityPageSkeleton() {
  return (
    <Container>
      <Head>
        <Skeleton height="auto" style={{ aspectRatio: "4 / 5" }} />
        <HeaderSkeleton label="Loading..." />
      </Head>
      <CardGridSkeleton count={4} columns={4} ratio="3 / 4" />
    </Container>
  );
}

const Head = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "clamp(1.75rem, 1rem + 4vw, 5.5rem)",
  paddingBlock: "60px clamp(2.5rem, 1.9rem + 2.6vw, 4.75rem)",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", alignItems: "end" },
}));
