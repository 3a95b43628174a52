import { keyframes, styled } from "@mui/material/styles";

const breathe = keyframes({ "50%": { opacity: 0.5 } });

const measures: readonly PropertyKey[] = ["width", "height", "ratio", "above", "below"];

/** A calm block in place of what is coming; it takes the same room. */
export const SkeletonBlock = styled("div", { shouldForwardProp: (prop) => !measures.includes(prop) })<{
  width?: string;
  height?: string;
  ratio?: string;
  /** Room above and below, in pixels. */
  above?: number;
  below?: number;
}>(({ theme, width = "100%", height, ratio, above, below }) => ({
  width,
  height,
  aspectRatio: ratio,
  marginTop: above,
  marginBottom: below,
  background: theme.vars.editorial.sunken,
  animation: `${breathe} 1.8s ease-in-out infinite`,
}));
