import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { paths } from "../../../../site/addresses";
import { useInBrowser } from "../../../shared/hooks/useInBrowser";
import { Seo } from "../../../shared/seo/Seo";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { FavoritesPageItems } from "./FavoritesPageItems";

const intro =
  "Your favorite pieces, newest first. They are stored in this browser only, without an account, and are lost when its data is cleared.";

export function FavoritesPage() {
  // The favorites are in the browser's storage, so the server renders neither the list nor the empty state.
  const inBrowser = useInBrowser(() => true, false);
  return (
    <Page>
      <Seo
        title="Favorites"
        description="Your favorite pieces, stored in this browser."
        path={paths.favorites()}
        noindex
      />
      <PageHeader kicker="Stored in this browser" title="Favorites" text={intro} />
      <noscript>
        <p>Favorites are stored in your browser and need JavaScript.</p>
      </noscript>
      {inBrowser ? (
        <FavoritesPageItems />
      ) : (
        <Waiting>
          <CardGridSkeleton count={3} ratio="1 / 1" />
        </Waiting>
      )}
    </Page>
  );
}

/** At least the height of the screen, so that the footer does not shift into view while the items load. */
const Page = styled(Container)({ minHeight: "100dvh", paddingBottom: "clamp(3.5rem, 2.5rem + 3vw, 6rem)" });

const Waiting = styled("div")({ "@media (scripting: none)": { display: "none" } });
