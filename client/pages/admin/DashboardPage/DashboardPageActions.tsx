import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { AddIcon } from "../../../shared/admin/adminIcons";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";

const actions = [
  { label: "New Outfit", to: adminPaths.outfits({ new: "1" }), adds: true },
  { label: "New Celebrity", to: adminPaths.celebrities({ new: "1" }), adds: true },
  { label: "New Blog Post", to: adminPaths.blog({ new: "1" }), adds: true },
  { label: "View Analytics", to: adminPaths.analytics(), adds: false },
  { label: "Settings", to: adminPaths.settings(), adds: false },
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
