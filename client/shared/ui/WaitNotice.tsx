import { keyframes, styled } from "@mui/material/styles";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

/** A spinner with its words, where a whole screen waits. */
export function WaitNotice({ text }: { text: string }) {
  return (
    <Room role="status">
      <Ring aria-hidden="true" />
      <p>{text}</p>
    </Room>
  );
}

const Room = styled("div")(({ theme }) => ({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: 16,
  minHeight: "min(60vh, 32rem)",
  color: theme.vars.palette.text.secondary,
}));

const Ring = styled("span")(({ theme }) => ({
  width: 28,
  height: 28,
  border: `2px solid ${theme.vars.palette.divider}`,
  borderTopColor: theme.vars.palette.primary.main,
  borderRadius: "50%",
  animation: `${turn} 900ms linear infinite`,
}));
