import Button from "@mui/material/Button";
import { Link } from "react-router-dom";
import { paths } from "../shared/paths";
import { PageStatus } from "../shared/seo/PageStatus";
import { Seo } from "../shared/seo/Seo";
import { Notice } from "../shared/ui/Notice";

export function NotFoundPage() {
  return (
    <>
      <PageStatus code={404} />
      <Seo title="Page not found" noindex />
      <Notice
        kicker="Nothing here"
        title="Oops! Page not found"
        text="The page you followed has been moved, renamed, or was never in this issue."
        action={
          <Button component={Link} to={paths.home()}>
            Return to Home
          </Button>
        }
      />
    </>
  );
}
