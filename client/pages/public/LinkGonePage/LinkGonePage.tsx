import Button from "@mui/material/Button";
import { Link } from "react-router-dom";
import { paths } from "../../../shared/paths";
import { PageStatus } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { Notice } from "../../../shared/ui/Notice";

/** What a shopping link shows that leads nowhere; the server answers with it, the application itself never links here. */
export function LinkGonePage() {
  return (
    <>
      <PageStatus code={404} />
      <Seo title="Shopping link not found" noindex />
      <Notice
        kicker="Nothing here"
        title="This shopping link leads nowhere"
        text="The piece is not listed here any more, or the link was copied without its end. The shop may still have it, or something close to it."
        action={
          <Button component={Link} to={paths.shop()}>
            See what can be bought
          </Button>
        }
      />
    </>
  );
}
