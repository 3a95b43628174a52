import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";

/** The author of an article. */
export function AuthorBox({ name }: { name: string }) {
  return (
    <Box aria-label="About the author">
      <Initial aria-hidden="true">{Array.from(name)[0]}</Initial>
      <div>
        <Typography variant="overline" color="primary">
          Written by
        </Typography>
        <p>{name}</p>
        <small>Fashion Editor</small>
      </div>
    </Box>
  );
}

const Box = styled("aside")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 24,
  padding: "clamp(1.25rem, 1rem + 1vw, 2rem)",
  background: theme.vars.editorial.sunken,
  "& p:nth-of-type(2)": { ...theme.typography.h4, marginTop: 4 },
  "& small": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Initial = styled("span")(({ theme }) => ({
  ...theme.typography.h2,
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 72,
  height: 72,
  borderRadius: "50%",
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
}));
