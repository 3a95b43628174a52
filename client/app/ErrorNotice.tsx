import Button from "@mui/material/Button";
import { paths } from "../../site/addresses";
import { Seo } from "../shared/seo/Seo";
import { Notice } from "../shared/ui/Notice";

/** Plain links on purpose: the server's error page uses it too and has no script. */
export function ErrorNotice({ retryHref }: { retryHref: string }) {
  return (
    <>
      <Seo title="Something went wrong" noindex />
      <Notice
        kicker="Error"
        title="Something went wrong"
        text="This page could not be shown because of an error on our side. Please try again."
        action={
          <>
            <Button href={retryHref}>Retry</Button>
            <Button href={paths.home()} variant="text">
              Return to Home
            </Button>
          </>
        }
      />
    </>
  );
}
