import { styled } from "@mui/material/styles";

/** The measure of the magazine: every full-width part sets its content inside one. */
export const Wrap = styled("div")({
  width: "100%",
  maxWidth: 1360,
  marginInline: "auto",
  paddingInline: "clamp(1.25rem, 0.5rem + 3.2vw, 4rem)",
});
