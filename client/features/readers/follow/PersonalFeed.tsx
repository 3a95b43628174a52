import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { personalFeedPath } from "../../../../site/feedPaths";
import type { FeedList } from "../../../graphql/generated/operations";
import { useLocalStore } from "../../../shared/hooks/useLocalStore";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { useShare } from "../../../shared/ui/links/useShare";
import { noFeed, stores } from "./followedList";
import { usePersonalFeed } from "./usePersonalFeed";

const texts = {
  FAVORITES: {
    title: "Favorites as a feed",
    news: "Price drops, what is back in stock and new pieces of your favorites, in any feed reader.",
  },
  FOLLOWING: {
    title: "Following as a feed",
    news: "New looks of whom and what you follow, and of celebrities price drops and what is back in stock, in any feed reader.",
  },
} as const satisfies Record<FeedList, object>;

export interface PersonalFeedProps {
  list: FeedList;
  /** The number of entries in the list. */
  count: number;
}

/** Makes a feed of the visitor's list, and shows its address. Hidden while there is nothing to follow. */
export function PersonalFeed({ list, count }: PersonalFeedProps) {
  const [{ key }] = useLocalStore(stores[list].feed, noFeed);
  const { busy, create, revoke } = usePersonalFeed(list);
  const { title, news } = texts[list];
  if (count === 0 && !key) return null;
  return (
    <FeedSection aria-labelledby={stores[list].feed}>
      <h2 id={stores[list].feed}>{title}</h2>
      <p>{news}</p>
      {key ? (
        <Address list={list} feedKey={key} busy={busy} onRevoke={() => void revoke(key)} />
      ) : (
        <>
          <p>
            To make a feed, we store this list on our server, without your name, under a random address that nobody can
            guess, and keep it up to date. Anyone who has the address can read the list. You can delete it at any time.
          </p>
          <Button variant="outlined" disabled={busy} onClick={() => void create()}>
            Make a feed
          </Button>
        </>
      )}
    </FeedSection>
  );
}

interface AddressProps {
  list: FeedList;
  feedKey: string;
  busy: boolean;
  onRevoke: () => void;
}

function Address({ list, feedKey, busy, onRevoke }: AddressProps) {
  const { title } = texts[list];
  const { url, share, canShare } = useShare({ title, path: personalFeedPath(feedKey, "xml") });
  return (
    <>
      <p>
        Your list is stored on our server under this address, and follows your changes in this browser. Anyone who has
        the address can read it.
      </p>
      <Code>{url}</Code>
      <Cluster>
        <Button variant="contained" onClick={() => void share()}>
          {canShare ? "Share the address" : "Copy the address"}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={onRevoke}>
          Delete the feed
        </Button>
      </Cluster>
      <Formats>
        <a href={personalFeedPath(feedKey, "xml")}>RSS</a>
        <a href={personalFeedPath(feedKey, "json")}>JSON Feed</a>
        {list === "FOLLOWING" ? (
          <a href={personalFeedPath(feedKey, "opml")} download="following.opml">
            OPML, a feed for each
          </a>
        ) : null}
      </Formats>
    </>
  );
}

const FeedSection = styled("section")(({ theme }) => ({
  display: "grid",
  gap: 12,
  justifyItems: "start",
  marginTop: "clamp(3rem, 2.4rem + 2.6vw, 5rem)",
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
  "& h2": { ...theme.typography.h2 },
  "& p": { ...theme.typography.body2, maxWidth: "65ch", color: theme.vars.palette.text.secondary },
}));

const Formats = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  flexWrap: "wrap",
  gap: "0 24px",
  "& a": { display: "inline-flex", alignItems: "center", minHeight: 44, textUnderlineOffset: "0.3em" },
}));

const Code = styled("code")(({ theme }) => ({
  padding: "10px 14px",
  background: theme.vars.editorial.sunken,
  fontSize: "0.875rem",
  overflowWrap: "anywhere",
  userSelect: "all",
}));
