import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { Kicker } from "./Kicker";

export interface PageHeaderProps {
  kicker?: string;
  title: string;
  text?: string;
  /** A search box, a count, tags: what stands under the words. */
  children?: ReactNode;
}

/** The page's one h1 and what introduces it; stands inside a Wrap. */
export function PageHeader({ kicker, title, text, children }: PageHeaderProps) {
  return (
    <Head>
      {kicker ? <Kicker>{kicker}</Kicker> : null}
      <h1>{title}</h1>
      {text ? <Lead>{text}</Lead> : null}
      {children ? <div>{children}</div> : null}
    </Head>
  );
}

const Head = styled("header")(({ theme }) => ({
  display: "grid",
  gap: 20,
  paddingBlock: "clamp(2.5rem, 1.5rem + 4.5vw, 5.5rem) clamp(2rem, 1.5rem + 2vw, 3.5rem)",
  "& h1": { ...theme.typography.h1, maxWidth: "18ch" },
}));

const Lead = styled("p")(({ theme }) => ({
  ...theme.typography.subtitle1,
  maxWidth: "56ch",
  color: theme.vars.palette.text.secondary,
}));
