import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../../site/addresses";
import { AddIcon } from "../../../shared/admin/adminIcons";
import { useHasRole } from "../../../shared/admin/role/accountContext";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";

const actions: readonly { label: string; to: string; adds: boolean; forEditors?: true }[] = [
  { label: "New Outfit", to: adminPaths.outfits({ new: "1" }), adds: true },
  { label: "New Celebrity", to: adminPaths.celebrities({ new: "1" }), adds: true },
  { label: "New Blog Post", to: adminPaths.blog({ new: "1" }), adds: true },
  { label: "View Analytics", to: adminPaths.analytics(), adds: false, forEditors: true },
  { label: "Settings", to: adminPaths.settings(), adds: false },
];

export function DashboardPageActions() {
  const isEditor = useHasRole("editor");
  const shown = actions.filter(({ forEditors }) => isEditor || !forEditors);
  return (
    <Line aria-labelledby="quick-actions">
      <h2 id="quick-actions">
        <VisuallyHidden>Quick Actions</VisuallyHidden>
      </h2>
      {shown.map(({ label, to, adds }) => (
        <Button key={label} component={Link} to={to} variant="outlined" startIcon={adds ? <AddIcon /> : undefined}>
          {label}
        </Button>
      ))}
    </Line>
  );
}

const Line = styled("section")({ display: "flex", flexWrap: "wrap", gap: 10, "& h2": { position: "absolute" } });
