import { styled } from "@mui/material/styles";
import { SkeletonBlock } from "../../shared/ui/SkeletonBlock";
import { VisuallyHidden } from "../../shared/ui/VisuallyHidden";
import { Wrap } from "../../shared/ui/Wrap";

export function OutfitPageSkeleton() {
  return (
    <Wrap>
      <Spread role="status">
        <VisuallyHidden>Loading outfit...</VisuallyHidden>
        <SkeletonBlock ratio="3 / 4" />
        <div>
          <SkeletonBlock width="40%" height="2.25rem" />
          <SkeletonBlock height="clamp(7rem, 5rem + 6vw, 12rem)" />
          <SkeletonBlock height="12rem" />
          <SkeletonBlock width="10rem" height="3rem" />
        </div>
      </Spread>
    </Wrap>
  );
}

const Spread = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "24px clamp(2rem, 1rem + 4vw, 5.5rem)",
  paddingBlock: "72px clamp(2.5rem, 1.9rem + 2.6vw, 4.75rem)",
  "& > div:last-child": { display: "grid", alignContent: "start", gap: 24 },
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)" },
}));
