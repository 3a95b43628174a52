import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { headerPadding } from "../../theme/spaced";

/** The skeleton of a PageHeader; its label is visible and announced. */
export function HeaderSkeleton({ label = "Loading..." }: { label?: string }) {
  return (
    <Head role="status">
      <Typography variant="subtitle2" color="textSecondary">
        {label}
      </Typography>
      <Skeleton width="min(28ch, 80%)" height="clamp(2.6rem, 1.7rem + 4.1vw, 5.25rem)" />
      <Skeleton width="min(48ch, 100%)" height="1.5rem" />
    </Head>
  );
}

const Head = styled("div")(({ theme }) => ({ display: "grid", gap: 20, paddingBlock: headerPadding(theme) }));
