import type { CSSProperties, ReactNode } from "react";
import { schemes } from "../../../site/branding";
import { type MailColors, mailStyles } from "./mailStyles";

/** The site that sends the mail. */
export interface MailSite {
  name: string;
  /** Absolute, without a slash at the end; all links of mails begin with it. */
  origin: string;
  /** Name and postal address of the sender; omitted or empty for none. */
  postalAddress?: string;
  /** The product's when omitted. */
  colors?: MailColors;
}

interface MailLayoutProps {
  site: MailSite;
  /** Shown by mail programs beside the subject; one sentence. */
  preview: string;
  /** Why the reader gets this mail, and how to leave; the last lines. */
  footer: ReactNode;
  children: ReactNode;
}

const hidden: CSSProperties = { display: "none", maxHeight: 0, overflow: "hidden" };

/** The frame of every mail: a column of at most 600 pixels, in tables, which all mail programs lay out. */
export const MailLayout = ({ site, preview, footer, children }: MailLayoutProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{preview}</title>
      <style>{mailStyles(site.colors ?? schemes)}</style>
    </head>
    <body className="ground">
      <div style={hidden} aria-hidden="true" data-html-only="">
        {preview}
      </div>
      <table role="presentation" className="frame" width="100%" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          <tr>
            <td align="center" className="margin">
              <table role="presentation" className="column" width="600" cellPadding={0} cellSpacing={0} border={0}>
                <tbody>
                  <tr>
                    <td className="brand">
                      <a href={site.origin}>{site.name}</a>
                    </td>
                  </tr>
                  <tr>
                    <td className="surface">{children}</td>
                  </tr>
                  <tr>
                    <td className="footer">
                      {footer}
                      {site.postalAddress ? <p>{site.postalAddress}</p> : null}
                    </td>
                  </tr>
                </tbody>
              </table>
            </td>
          </tr>
        </tbody>
      </table>
    </body>
  </html>
);

/** A button that is a link, with the address below for programs that show none. */
export const MailButton = ({ href, children }: { href: string; children: string }) => (
  <p className="action">
    <a className="button" href={href}>
      {children}
    </a>
  </p>
);
