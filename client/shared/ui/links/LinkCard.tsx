import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";

/**
 * An image and text with a single link that covers the whole card. Screen readers announce the headline, not the entire
 * card.
 */
export const LinkCard = styled(Card)(({ theme }) => ({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: 16,
  "& figure": { overflow: "hidden", background: theme.vars.editorial.sunken },
  "& img": { transition: "transform 600ms cubic-bezier(0.2, 0.7, 0.2, 1)" },
  "& a": { color: "inherit", textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
  "& a:focus-visible": {
    outline: "none",
    "&::after": { outline: `2px solid ${theme.vars.editorial.focus}`, outlineOffset: 4 },
  },
  "&:hover img": { transform: "scale(1.025)" },
  "&:hover a": { textDecoration: "underline", textDecorationThickness: 1, textUnderlineOffset: "0.18em" },
})) as typeof Card;
