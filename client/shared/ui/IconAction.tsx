import type { ButtonHTMLAttributes, ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { VisuallyHidden } from "./VisuallyHidden";

export interface IconActionProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  label: string;
  children: ReactNode;
}

/** A button that shows an icon and says its label; 44 pixels square at least. */
export function IconAction({ label, children, type = "button", ...rest }: IconActionProps) {
  return (
    <Square type={type} {...rest}>
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Square>
  );
}

const Square = styled("button")(({ theme }) => ({
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  transition: "color 160ms",
  "&:hover": { color: theme.vars.palette.primary.main },
  "&[aria-pressed='true']": { color: theme.vars.palette.primary.main },
}));
