import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

export interface NoticeProps {
  kicker?: string;
  title: string;
  text?: string;
  action?: ReactNode;
}

/** A page that is only a message: not found, gone, failed. */
export function Notice({ kicker, title, text, action }: NoticeProps) {
  return (
    <Container>
      <Page>
        {kicker ? (
          <Typography variant="overline" color="primary">
            {kicker}
          </Typography>
        ) : null}
        <Typography variant="h1" sx={{ maxWidth: "14ch" }}>
          {title}
        </Typography>
        {text ? (
          <Typography variant="subtitle1" color="textSecondary" sx={{ maxWidth: "46ch" }}>
            {text}
          </Typography>
        ) : null}
        {action ? <Actions>{action}</Actions> : null}
      </Page>
    </Container>
  );
}

const Page = styled("div")({
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: 24,
  minHeight: "min(62vh, 44rem)",
  paddingBlock: "clamp(3.5rem, 2rem + 7vw, 8rem)",
});

const Actions = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12px 28px",
  marginTop: 12,
});
