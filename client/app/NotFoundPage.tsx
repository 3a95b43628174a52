import { paths } from "../../site/addresses";
import { MissingPage } from "../shared/ui/MissingPage";

export function NotFoundPage() {
  return (
    <MissingPage
      documentTitle="Page not found"
      title="Oops! Page not found"
      text="The page you followed has been moved, renamed, or was never in this issue."
      to={paths.home()}
      linkLabel="Return to Home"
    />
  );
}
