import type { Mail } from "../features/site/mail/mail.entity";

const styles = `
  body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; background: #faf6ef; color: #1d1714;
    font: 16px/1.5 -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
  header { padding: 16px 20px; border-bottom: 1px solid #dccfbf; }
  h1 { margin: 0 0 4px; font: 700 22px/1.25 Georgia, 'Times New Roman', serif; overflow-wrap: anywhere; }
  p { margin: 0; color: #5f5249; font-size: 14px; overflow-wrap: anywhere; }
  iframe { flex: 1; min-height: 70vh; width: 100%; border: 0; }
  @media (prefers-color-scheme: dark) {
    body { background: #161314; color: #f4ece1; }
    header { border-color: #3b332e; }
    p { color: #bfb2a6; }
  }
`;

/** The links of the mail open in place of this page. */
const frameRights = "allow-top-navigation-by-user-activation";
const withTarget = (html: string): string => html.replace("<head>", '<head><base target="_top">');

/** Shows the mail that a demo would have sent. The mail is in a frame without scripts. */
export const OutboxPage = ({
  mail: { recipient, subject, html },
}: {
  mail: Pick<Mail, "recipient" | "subject" | "html">;
}) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <title>{subject}</title>
      <style>{styles}</style>
    </head>
    <body>
      <header>
        <h1>{subject}</h1>
        <p>To {recipient}. This demo sends no mail, so it shows you what would arrive.</p>
      </header>
      <iframe title="The mail" sandbox={frameRights} srcDoc={withTarget(html)} />
    </body>
  </html>
);
