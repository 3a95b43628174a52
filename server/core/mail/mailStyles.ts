import type { deriveSchemes } from "../../../site/accent";

const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The colors of a site's mails. */
export type MailColors = ReturnType<typeof deriveSchemes>;

/**
 * The site's colors of both schemes. Mail programs without `prefers-color-scheme` show the light one, or invert it
 * themselves. Fonts are the reader's: web fonts would tell their server when a mail is opened.
 */
export const mailStyles = ({ light, dark }: MailColors): string => `
  body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
  .ground { background: ${light.ground}; color: ${light.ink}; font: 16px/1.55 ${sans}; }
  .margin { padding: 24px 12px; }
  .frame, .column, .card { width: 100%; table-layout: fixed; }
  .column { max-width: 600px; text-align: left; }
  .column td, .column th { overflow-wrap: anywhere; word-wrap: break-word; }
  .content table { width: 100%; table-layout: fixed; border-collapse: collapse; margin: 0 0 16px; }
  .content td, .content th { border: 1px solid ${light.hairline}; padding: 6px; vertical-align: top; text-align: left; font-size: 14px; hyphens: auto; }
  .content td p, .content th p { margin: 0; }
  .content pre { white-space: pre-wrap; }
  .brand { padding: 0 4px 16px; font: 700 22px/1.2 ${serif}; }
  .brand a { color: ${light.ink}; text-decoration: none; }
  .surface { background: ${light.surface}; border: 1px solid ${light.hairline}; padding: 28px 24px; }
  .footer { padding: 16px 4px 0; color: ${light.inkSoft}; font-size: 13px; line-height: 1.5; }
  h1 { margin: 0 0 12px; font: 700 26px/1.25 ${serif}; }
  h2 { margin: 28px 0 8px; font: 700 20px/1.3 ${serif}; }
  p { margin: 0 0 16px; }
  a { color: ${light.accent}; }
  .soft { color: ${light.inkSoft}; }
  .action { margin: 24px 0; }
  .button { display: inline-block; background: ${light.accent}; color: ${light.onAccent}; font-weight: 600; padding: 12px 22px; text-decoration: none; }
  img { display: block; max-width: 100%; height: auto; border: 0; }
  @media (max-width: 480px) {
    .surface { padding: 20px 16px; }
    .content td, .content th { padding: 4px 3px; font-size: 12px; line-height: 1.4; }
  }
  @media (prefers-color-scheme: dark) {
    .ground { background: ${dark.ground}; color: ${dark.ink}; }
    .brand a { color: ${dark.ink}; }
    .surface { background: ${dark.surface}; border-color: ${dark.hairline}; }
    .content td, .content th { border-color: ${dark.hairline}; }
    .footer, .soft { color: ${dark.inkSoft}; }
    a { color: ${dark.accent}; }
    .button { background: ${dark.accent}; color: ${dark.onAccent}; }
  }
`;
