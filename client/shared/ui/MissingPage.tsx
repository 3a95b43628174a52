import Button from "@mui/material/Button";
import { Link } from "react-router-dom";
import { PageStatus } from "../seo/PageStatus";
import { Seo } from "../seo/Seo";
import { Notice } from "./Notice";

export interface MissingPageProps {
  title: string;
  /** Title of the document where it differs from the heading. */
  documentTitle?: string;
  kicker?: string;
  text?: string;
  /** Where the button leads. */
  to: string;
  linkLabel: string;
}

/** The page of an address that names nothing; answered with 404. */
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
