import { styled } from "@mui/material/styles";
import { useId, type ReactNode } from "react";

export interface FactorPartProps {
  title: string;
  /** What it is for, in a sentence. */
  text: ReactNode;
  children: ReactNode;
}

/** One kind of second factor with its actions. */
export function FactorPart({ title, text, children }: FactorPartProps) {
  const id = useId();
  return (
    <Content role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{text}</p>
      {children}
    </Content>
  );
}

const Content = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "start",
  gap: 12,
  paddingBlock: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& > h3": { ...theme.typography.h4 },
  "& > p": { ...theme.typography.body2, maxWidth: "60ch", color: theme.vars.palette.text.secondary },
}));
