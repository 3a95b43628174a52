import { styled } from "@mui/material/styles";

/** Who made the picture above it, and its license; nothing when the media library knows neither. */
export const PictureCredit = ({ text }: { text: string | null }) => (text ? <Credit>Photo: {text}</Credit> : null);

const Credit = styled("p")(({ theme }) => ({
  ...theme.typography.caption,
  paddingBlock: 6,
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.secondary,
}));
