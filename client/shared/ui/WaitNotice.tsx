import CircularProgress from "@mui/material/CircularProgress";
import { styled } from "@mui/material/styles";

/** A labeled spinner for a whole screen. */
export function WaitNotice({ text }: { text: string }) {
  return (
    <Container role="status">
      <CircularProgress size={28} thickness={3} aria-hidden="true" />
      <p>{text}</p>
    </Container>
  );
}

const Container = styled("div")(({ theme }) => ({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: 16,
  minHeight: "min(60vh, 32rem)",
  color: theme.vars.palette.text.secondary,
}));
