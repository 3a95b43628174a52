import { useSuspenseQuery } from "@apollo/client/react";
import { Suspense } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { ShowPageDocument } from "../../../graphql/generated/operations";
import { isBadCursor } from "../../../graphql/errorCodes";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { useRetry } from "../../../shared/hooks/useRetry";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { PageSkeleton } from "../../../shared/ui/layout/PageSkeleton";
import { NotFoundPage } from "../../../shared/ui/NotFoundPage";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { ShowPageView } from "./ShowPageView";
import { showPath } from "../../../../site/showPath";
import { findShowPart, type ShowScene } from "./showPart";

type Params = PageAddress["params"];

/** The number in "season-2"; null for any other text. */
const readNumber = (word: string, text: string | undefined): number | null => {
  const digits = new RegExp(`^${word}-(0|[1-9]\\d{0,3})$`).exec(text ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
};

/** Reads what the address names; null when no page has it. */
function readScene({ slug = "", season, episode, character }: Params): ShowScene | null {
  if (character !== undefined) return { show: slug, character };
  if (season === undefined) return { show: slug };
  const numbers = { season: readNumber("season", season), episode: readNumber("episode", episode) };
  if (numbers.season === null) return null;
  if (episode === undefined) return { show: slug, season: numbers.season };
  return numbers.episode === null ? null : { show: slug, season: numbers.season, episode: numbers.episode };
}

const readVariables = (scene: ShowScene, search: URLSearchParams) => {
  const after = search.get("after") || undefined;
  return { slug: scene.show, scene, ...(after ? { after } : {}) };
};

/** A show, or a season, an episode or a character of it. */
export function ShowPage() {
  const scene = readScene(useParams());
  if (!scene) return <NotFoundPage />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ShowOrPart scene={scene} />
    </Suspense>
  );
}

ShowPage.firstQuery = ({ params, search }: PageAddress) =>
  pageQuery(ShowPageDocument, readVariables(readScene(params) ?? { show: "" }, search));

function ShowOrPart({ scene }: { scene: ShowScene }) {
  const [params] = useSearchParams();
  const variables = readVariables(scene, params);
  const { data, error, refetch } = useSuspenseQuery(ShowPageDocument, { variables, errorPolicy: "all" });
  const { busy, retry } = useRetry(refetch);
  // Invalid cursor: start from the beginning of the list.
  if (!data && isBadCursor(error, variables.after)) return <PageRedirect to={showPath(scene)} code={302} />;
  if (!data || (error && !data.show)) return <UnavailablePage title="" busy={busy} onRetry={retry} />;
  const { show, outfits } = data;
  if (!show) return <NotFoundPage />;
  if (show.slug !== scene.show) return <PageRedirect to={showPath({ ...scene, show: show.slug })} />;
  const part = findShowPart(show, scene);
  if (!part) return <NotFoundPage />;
  return <ShowPageView show={show} scene={scene} part={part} outfits={outfits} after={variables.after} />;
}
