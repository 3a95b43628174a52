import Button from "@mui/material/Button";
import { Link } from "react-router-dom";
import { PageStatus } from "../seo/PageStatus";
import { Seo } from "../seo/Seo";
import { Notice } from "./Notice";

export interface MissingPageProps {
  title: string;
  /** Title of the document, if it differs from the heading. */
  documentTitle?: string;
  kicker?: string;
  text?: string;
  /** Target of the button. */
  to: string;
  linkLabel: string;
}

/** The page for a URL without content, with status 404. */
export function MissingPage({ title, documentTitle = title, kicker = "Nothing here", ...props }: MissingPageProps) {
  return (
    <>
      <PageStatus code={404} />
      <Seo title={documentTitle} noindex />
      <Notice
        kicker={kicker}
        title={title}
        text={props.text}
        action={
          <Button component={Link} to={props.to}>
            {props.linkLabel}
          </Button>
        }
      />
    </>
  );
}
