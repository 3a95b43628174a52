import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { styled } from "@mui/material/styles";
import { headerPadding, spaced } from "../../theme/spaced";

export interface PageHeaderProps {
  kicker?: string;
  title: string;
  text?: string;
  /** For pages whose content matters more than their title. */
  size?: "large" | "compact";
  /** Content below the text: a search box, a count, tags. */
  children?: ReactNode;
}

/** The page's h1 and introduction; used inside a Wrap. */
export function PageHeader({ kicker, title, text, size = "large", children }: PageHeaderProps) {
  return (
    <Head data-size={size}>
      {kicker ? (
        <Typography variant="overline" color="primary">
          {kicker}
        </Typography>
      ) : null}
      <Typography variant={size === "large" ? "h1" : "h2"} component="h1" sx={{ maxWidth: "18ch" }}>
        {title}
      </Typography>
      {text ? (
        <Typography variant="subtitle1" color="textSecondary" sx={{ maxWidth: "56ch" }}>
          {text}
        </Typography>
      ) : null}
      {children ? <div>{children}</div> : null}
    </Head>
  );
}

const Head = styled("header")(({ theme }) => ({
  display: "grid",
  gap: 20,
  paddingBlock: headerPadding(theme),
  "&[data-size='compact']": { gap: 14, paddingBlock: `${spaced("clamp(1.5rem, 1rem + 1.8vw, 2.75rem)", theme)} 24px` },
}));
