import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { paths } from "../../../../site/addresses";
import { useInBrowser } from "../../../shared/hooks/useInBrowser";
import { Seo } from "../../../shared/seo/Seo";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { FollowingPageList } from "./FollowingPageList";
import { hiddenWithoutScript } from "../../../shared/theme/hiddenWithoutScript";

export function FollowingPage() {
  // Whom the visitor follows is in the browser's storage.
  const inBrowser = useInBrowser(() => true, false);
  return (
    <Page>
      <Seo
        title="Following"
        description="What is new with whom and what you follow."
        path={paths.following()}
        noindex
      />
      <PageHeader
        kicker="Stored in this browser"
        title="Following"
        text="The celebrities, shows, events and brands you follow, and what is new since your last visit to this page."
      />
      <noscript>
        <p>Whom you follow is stored in your browser and needs JavaScript.</p>
      </noscript>
      {inBrowser ? (
        <FollowingPageList />
      ) : (
        <Waiting>
          <CardGridSkeleton count={4} columns={4} ratio="3 / 4" />
        </Waiting>
      )}
    </Page>
  );
}

/** At least the height of the screen, so that the footer does not shift into view while the rows load. */
const Page = styled(Container)({ minHeight: "100dvh", paddingBottom: "clamp(3.5rem, 2.5rem + 3vw, 6rem)" });

const Waiting = styled("div")(hiddenWithoutScript);
