import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { LibraryPicturesDocument, type PictureTileFragment } from "../../../../../graphql/generated/adminOperations";
import { plural } from "../../../../../shared/format/plural";
import { useRetry } from "../../../../../shared/hooks/useRetry";
import { ErrorState } from "../../../../../shared/ui/ErrorState";
import { WaitNotice } from "../../../../../shared/ui/WaitNotice";
import { pictureName } from "../library/pictureFacts";
import { PictureThumb } from "../library/PictureThumb";

export interface LibraryGridProps {
  search: string;
  onChoose: (picture: PictureTileFragment) => void;
}

const pageSize = 24;

/** The pictures that match a search, as buttons, with "Load More". */
export function LibraryGrid({ search, onChoose }: LibraryGridProps) {
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(LibraryPicturesDocument, {
    variables: { first: pageSize, after: null, filter: { search: search || null } },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const { retry } = useRetry(refetch);
  const pictures = (data ?? previousData)?.pictures;
  if (!pictures) {
    return error ? (
      <ErrorState text="The pictures could not be loaded. Please try again." onRetry={retry} busy={loading} />
    ) : (
      <WaitNotice text="Loading..." />
    );
  }
  const { hasNextPage, endCursor } = pictures.pageInfo;
  const loadMore = () =>
    fetchMore({
      variables: { after: endCursor },
      updateQuery: (shown, { fetchMoreResult: { pictures: more } }) => ({
        pictures: { ...more, edges: [...shown.pictures.edges, ...more.edges] },
      }),
    }).catch(() => undefined);
  return (
    <>
      <Count role="status">
        {pictures.totalCount === 0 ? "No pictures found" : plural(pictures.totalCount, "picture")}
      </Count>
      <Grid aria-label="Pictures">
        {pictures.edges.map(({ node }) => (
          <li key={node.id}>
            <button
              type="button"
              aria-label={pictureName(node)}
              title={pictureName(node)}
              onClick={() => onChoose(node)}
            >
              <PictureThumb picture={node} />
            </button>
          </li>
        ))}
      </Grid>
      {hasNextPage ? (
        <Button variant="outlined" disabled={loading} onClick={() => void loadMore()}>
          {loading ? "Loading..." : "Load More"}
        </Button>
      ) : null}
    </>
  );
}

const Count = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  paddingBottom: 10,
  color: theme.vars.palette.text.secondary,
}));

const Grid = styled("ul")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))",
  gap: 12,
  paddingBottom: 16,
  listStyle: "none",
  "& button": { display: "block", width: "100%", padding: 0, border: 0, background: "none", cursor: "pointer" },
  "& button:hover": { outline: `2px solid ${theme.vars.palette.text.primary}` },
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: 8 },
}));
