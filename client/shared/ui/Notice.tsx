import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { Wrap } from "./Wrap";

export interface NoticeProps {
  kicker?: string;
  title: string;
  text?: string;
  action?: ReactNode;
}

/** A page that is only a message: not found, gone, failed. */
export function Notice({ kicker, title, text, action }: NoticeProps) {
  return (
    <Wrap>
      <Page>
        {kicker ? <Kicker>{kicker}</Kicker> : null}
        <h1>{title}</h1>
        {text ? <p>{text}</p> : null}
        {action ? <Actions>{action}</Actions> : null}
      </Page>
    </Wrap>
  );
}

const Page = styled("div")(({ theme }) => ({
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: 24,
  minHeight: "min(62vh, 44rem)",
  paddingBlock: "clamp(3.5rem, 2rem + 7vw, 8rem)",
  "& h1": { ...theme.typography.h1, maxWidth: "14ch" },
  "& > p:last-of-type": { ...theme.typography.subtitle1, maxWidth: "46ch", color: theme.vars.palette.text.secondary },
}));

const Kicker = styled("p")(({ theme }) => ({
  "&&": { ...theme.typography.overline, color: theme.vars.palette.primary.main },
}));

const Actions = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12px 28px",
  marginTop: 12,
});
