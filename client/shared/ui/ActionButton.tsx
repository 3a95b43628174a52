import type { ButtonHTMLAttributes } from "react";
import { styled } from "@mui/material/styles";
import { actionStyle } from "./actionStyle";

export interface ActionButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: "solid" | "outline" | "text";
}

/** A button in the site's own look, without Material's code behind it. */
export function ActionButton({ variant = "solid", type = "button", ...rest }: ActionButtonProps) {
  return <Button type={type} data-variant={variant} {...rest} />;
}

const Button = styled("button")(actionStyle);
