import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import type { RowAction } from "./gridTypes";

/**
 * Real buttons with accessible names. The name also shows on hover and focus, as an icon alone is hard to understand.
 */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  return (
    <Row>
      {actions.map((action) => (
        <Tooltip key={action.label} title={action.label} describeChild={false}>
          {action.to !== undefined ? (
            <IconButton component={Link} to={action.to} aria-label={action.label}>
              {action.icon}
            </IconButton>
          ) : action.href !== undefined ? (
            <IconButton
              component="a"
              href={action.href}
              target="_blank"
              rel="noopener"
              aria-label={`${action.label} (opens in a new tab)`}
            >
              {action.icon}
            </IconButton>
          ) : (
            <IconButton
              aria-label={action.label}
              data-danger={action.danger === true}
              onClick={(event) => {
                event.stopPropagation();
                action.onClick();
              }}
            >
              {action.icon}
            </IconButton>
          )}
        </Tooltip>
      ))}
    </Row>
  );
}

const Row = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  height: "100%",
  "& .MuiIconButton-root": { color: theme.vars.palette.text.secondary },
  "& .MuiIconButton-root:hover": { color: theme.vars.palette.text.primary, background: "none" },
  "& [data-danger='true']:hover": { color: theme.vars.palette.error.main },
}));
