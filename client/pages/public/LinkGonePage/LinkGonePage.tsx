import { paths } from "../../../../site/addresses";
import { MissingPage } from "../../../shared/ui/MissingPage";

/** What a shopping link shows that leads nowhere; the server answers with it, the application itself never links here. */
export function LinkGonePage() {
  return (
    <MissingPage
      documentTitle="Shopping link not found"
      title="This shopping link leads nowhere"
      text="The piece is not listed here any more, or the link was copied without its end. The shop may still have it, or something close to it."
      to={paths.shop()}
      linkLabel="See what can be bought"
    />
  );
}
