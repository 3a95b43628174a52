import { type CSSProperties, Fragment } from "react";
import { mailPicture } from "./mailPicture";

interface MailCardProps {
  /** Origin of the site; see `MailSite`. */
  origin: string;
  /** Absolute address that the card links to. */
  href: string;
  /** Address of the picture; empty for none. */
  image: string;
  title: string;
  /** What the card says below the title; empty lines are left out. */
  lines: readonly string[];
}

const pictureWidth = 120;
const table: CSSProperties = { margin: "0 0 20px" };
const pictureCell: CSSProperties = { width: pictureWidth, paddingRight: 18 };
const noMargin: CSSProperties = { margin: 0 };

/** A picture with its text beside it, in a table, which all mail programs lay out. */
export const MailCard = ({ origin, href, image, title, lines }: MailCardProps) => (
  <table role="presentation" className="card" width="100%" cellPadding={0} cellSpacing={0} border={0} style={table}>
    <tbody>
      <tr>
        {image ? (
          // The plain text has the link of the title only.
          <td valign="top" style={pictureCell} data-html-only="">
            <a href={href} tabIndex={-1} aria-hidden="true">
              <img src={mailPicture(image, origin, pictureWidth)} alt="" width={pictureWidth} />
            </a>
          </td>
        ) : null}
        <td valign="middle">
          <p className="soft" style={noMargin}>
            <a href={href}>
              <strong>{title}</strong>
            </a>
            {lines.filter(Boolean).map((line) => (
              <Fragment key={line}>
                <br />
                {line}
              </Fragment>
            ))}
          </p>
        </td>
      </tr>
    </tbody>
  </table>
);
