import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { Picture } from "../../../shared/ui/picture/Picture";

interface AuthorProps {
  name: string;
  /** Null while visitors do not see the author's page. */
  profile: { slug: string; role: string; image: string } | null;
}

const usualRole = "Fashion Editor";

/** The name of an author with the role; it links to the author's page. */
export const AuthorName = ({ name, profile }: AuthorProps) => (
  <>
    <strong>{profile ? <Link to={paths.author(profile.slug)}>{name}</Link> : name}</strong>
    {`, ${profile?.role || usualRole}`}
  </>
);

/** The author of an article. */
export function AuthorBox({ name, profile }: AuthorProps) {
  return (
    <Box aria-label="About the author">
      {profile?.image ? (
        <Portrait>
          <Picture src={profile.image} alt="" kind="celebrity" width={72} height={72} sizes="72px" />
        </Portrait>
      ) : (
        <Initial aria-hidden="true">{Array.from(name)[0]}</Initial>
      )}
      <div>
        <Typography variant="overline" color="primary">
          Written by
        </Typography>
        <p>{profile ? <Link to={paths.author(profile.slug)}>{name}</Link> : name}</p>
        <small>{profile?.role || usualRole}</small>
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
  "& a": { color: "inherit", textDecoration: "none", "&:hover": { textDecoration: "underline" } },
  "& small": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Portrait = styled("span")({ flex: "none", width: 72, height: 72, borderRadius: "50%", overflow: "hidden" });

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
