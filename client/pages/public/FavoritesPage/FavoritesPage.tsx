import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { useSearchParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { useInBrowser } from "../../../shared/hooks/useInBrowser";
import { Seo } from "../../../shared/seo/Seo";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { FavoritesPageOwn } from "./FavoritesPageOwn";
import { FavoritesPageShared } from "./FavoritesPageShared";
import { FavoritesPageInvitation, FavoritesPageSync } from "./FavoritesPageSync";
import { readSharedIds } from "./sharedIds";
import { hiddenWithoutScript } from "../../../shared/theme/hiddenWithoutScript";

const intro =
  "Your favorite looks and pieces, newest first. They are stored in this browser, without an account, and are lost when its data is cleared. Below you can have them on another device, too.";

export function FavoritesPage() {
  const [params] = useSearchParams();
  const text = { looks: params.get("looks"), products: params.get("products") };
  if (text.looks === null && text.products === null) return <Own />;
  return (
    <Page>
      <Seo
        title="Shared favorites"
        description="Looks and pieces that someone shared."
        path={paths.favorites()}
        noindex
      />
      <PageHeader
        kicker="Shared with you"
        title="Shared favorites"
        text="Someone chose these looks and pieces and sent you the link. Nothing here changes your own favorites."
      />
      <FavoritesPageShared
        key={`${text.looks} ${text.products}`}
        looks={readSharedIds(text.looks)}
        products={readSharedIds(text.products)}
      />
    </Page>
  );
}

function Own() {
  // The favorites are in the browser's storage, so the server renders neither the list nor the empty state.
  const inBrowser = useInBrowser(() => true, false);
  return (
    <Page>
      <Seo
        title="Favorites"
        description="Your favorite looks and pieces, stored in this browser."
        path={paths.favorites()}
        noindex
      />
      <PageHeader kicker="Stored in this browser" title="Favorites" text={intro} />
      <noscript>
        <p>Favorites are stored in your browser and need JavaScript.</p>
      </noscript>
      {inBrowser ? (
        <>
          <FavoritesPageInvitation />
          <FavoritesPageOwn />
          <FavoritesPageSync />
        </>
      ) : (
        <Waiting>
          <CardGridSkeleton count={4} columns={4} ratio="3 / 4" />
        </Waiting>
      )}
    </Page>
  );
}

/** At least the height of the screen, so that the footer does not shift into view while the items load. */
const Page = styled(Container)({ minHeight: "100dvh", paddingBottom: "clamp(3.5rem, 2.5rem + 3vw, 6rem)" });

const Waiting = styled("div")(hiddenWithoutScript);
