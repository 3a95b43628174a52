import { keyframes } from "@emotion/react";
import { styled } from "@mui/material/styles";

const breathe = keyframes({ "50%": { opacity: 0.5 } });

/** A calm block in place of what is coming; it takes the same room. */
export const SkeletonBlock = styled("div", {
  shouldForwardProp: (prop) => prop !== "width" && prop !== "height" && prop !== "ratio" && prop !== "sx",
})<{
  width?: string;
  height?: string;
  ratio?: string;
}>(({ theme, width = "100%", height, ratio }) => ({
  width,
  height,
  aspectRatio: ratio,
  background: theme.vars.editorial.sunken,
  animation: `${breathe} 1.8s ease-in-out infinite`,
}));
