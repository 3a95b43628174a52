import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Picture } from "../../../../shared/ui/picture/Picture";
import { VisuallyHidden } from "../../../../shared/ui/VisuallyHidden";
import type { ReactNode } from "react";

export interface AdminCelebrityCardProps {
  celebrity: { name: string; image: string; category: string; bio: string };
  /** Its status, unless it is public. */
  status?: ReactNode;
  onView: () => void;
  /** Undefined where the role may not do it. */
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** A celebrity in the admin grid: portrait, name, category, two lines of the bio, and actions. */
export function AdminCelebrityCard({ celebrity, status, onView, onEdit, onDelete }: AdminCelebrityCardProps) {
  const { name, image, category, bio } = celebrity;
  const whose = <VisuallyHidden> of {name}</VisuallyHidden>;
  return (
    <Card>
      <Picture src={image} alt="" kind="celebrity" width={240} height={300} />
      <h2>{name}</h2>
      <p>{category}</p>
      {status}
      <p>{bio}</p>
      <div>
        <Button size="small" variant="outlined" onClick={onView}>
          View Details{whose}
        </Button>
        {onEdit ? (
          <Button size="small" variant="text" onClick={onEdit}>
            Edit<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ) : null}
        {onDelete ? (
          <Button size="small" variant="text" color="error" onClick={onDelete}>
            Delete<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

const Card = styled("article")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  "& h2": { ...theme.typography.h3, marginTop: 10 },
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& p + p": {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    marginTop: 2,
    color: theme.vars.palette.text.primary,
  },
  "& > div": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 14px",
    marginTop: "auto",
    paddingTop: 10,
  },
}));
