import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { AddIcon } from "../../../shared/admin/adminIcons";
import { paths } from "../../../shared/paths";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";

const { admin } = paths;

const actions = [
  { label: "New Outfit", to: admin.outfits({ new: "1" }), adds: true },
  { label: "New Celebrity", to: admin.celebrities({ new: "1" }), adds: true },
  { label: "New Blog Post", to: admin.blog({ new: "1" }), adds: true },
  { label: "View Analytics", to: admin.analytics(), adds: false },
  { label: "Settings", to: admin.settings(), adds: false },
];

export function DashboardPageActions() {
  return (
    <Line aria-labelledby="quick-actions">
      <h2 id="quick-actions">
        <VisuallyHidden>Quick Actions</VisuallyHidden>
      </h2>
      {actions.map(({ label, to, adds }) => (
        <Button key={label} component={Link} to={to} variant="outlined" startIcon={adds ? <AddIcon /> : undefined}>
          {label}
        </Button>
      ))}
    </Line>
  );
}

const Line = styled("section")({ display: "flex", flexWrap: "wrap", gap: 10, "& h2": { position: "absolute" } });
