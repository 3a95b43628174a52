import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";

/**
 * A small link to everything with the same tag or topic. `data-tone` "accent" fills it with color; "removable" marks an
 * active filter, which the link removes.
 */
export const TagLink = styled(Link)(({ theme: { vars } }) => ({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 10,
  maxWidth: "100%",
  minHeight: 36,
  paddingInline: 10,
  border: `1px solid ${vars.editorial.control}`,
  fontSize: "0.8125rem",
  lineHeight: 1.5,
  textDecoration: "none",
  transition: "background-color 160ms",
  "&:hover": { background: vars.editorial.sunken, borderColor: vars.palette.text.primary },
  "&[data-tone='accent']": {
    borderColor: vars.palette.primary.main,
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
  "&[data-tone='removable']": { minHeight: 44, border: 0, background: vars.editorial.accentWash },
  "&[data-tone='removable']:hover": { background: vars.palette.text.primary, color: vars.palette.background.default },
}));
