import { paths } from "../shared/paths";
import { PageStatus } from "../shared/seo/PageStatus";
import { Seo } from "../shared/seo/Seo";
import { ActionLink } from "../shared/ui/ActionLink";
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
        action={<ActionLink to={paths.home()}>Return to Home</ActionLink>}
      />
    </>
  );
}
