import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

export interface ScreenHeaderProps {
  title: string;
  /** One line on the purpose of the screen, or a count. */
  text?: ReactNode;
  /** Buttons at the right; below the title on a phone. */
  actions?: ReactNode;
}

/** The screen's h1 and its main actions. */
export function ScreenHeader({ title, text, actions }: ScreenHeaderProps) {
  return (
    <Head>
      <div>
        <h1>{title}</h1>
        {text ? <p>{text}</p> : null}
      </div>
      {actions ? <Actions>{actions}</Actions> : null}
    </Head>
  );
}

const Head = styled("header")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: "12px 24px",
  paddingBlock: "28px 20px",
  "& h1": { ...theme.typography.h1 },
  "& p": { ...theme.typography.body2, marginTop: 4, color: theme.vars.palette.text.secondary },
}));

const Actions = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 });
