import { styled } from "@mui/material/styles";

const Block = styled("pre")(({ theme }) => ({
  margin: "12px 0",
  padding: "14px 16px",
  overflow: "auto",
  maxHeight: "28rem",
  background: theme.vars.editorial.sunken,
  fontSize: "0.875rem",
  lineHeight: 1.55,
  tabSize: 2,
}));

/** Code that scrolls, also by the keyboard. */
export const Code = ({ label, children }: { label: string; children: string }) => (
  <Block tabIndex={0} role="region" aria-label={label}>
    <code>{children}</code>
  </Block>
);
