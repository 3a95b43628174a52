import { graphqlPath, mcpPath, paths, schemaPath } from "../../../../site/addresses";
import { outfitFeed, productFeedPath } from "../../../../site/feedPaths";
import schemaChanges from "../../../../site/schemaChanges.json";
import { developerQueries } from "../../../../site/developerQueries";
import { shortDate } from "../../../shared/format/date";
import { useSite } from "../../../shared/site/SiteContext";
import { Seo } from "../../../shared/seo/Seo";
import { ArticleInParts, type ArticlePart } from "../../../shared/ui/layout/ArticleInParts";
import { DevelopersPageQuery } from "./DevelopersPageQuery";
import { Code } from "./Code";

const title = "Developers";
const summary = "Programs can read everything on this site that visitors can, without an account and without a key.";

const mirrorQuery = `query ($since: String) {
  changes(since: $since) {
    nodes { kind id slug deleted hash changedAt }
    cursor
    hasMore
    checksums { kind count checksum }
  }
}`;

const listParts = (origin: string): readonly ArticlePart[] => [
  {
    id: "start",
    title: "Start",
    text: (
      <>
        <p>
          The API is GraphQL at <code>{origin + graphqlPath}</code>. Its <a href={schemaPath}>schema</a> describes every
          type, field and argument. Pages of other sites can read it too, without credentials. Ask from a terminal:
        </p>
        <Code label="A request">{`curl ${origin}${graphqlPath} -H 'content-type: application/json' \\
  -d '{ "query": "{ outfits(first: 3) { nodes { title } } }" }'`}</Code>
        <p>Where this site is a demo on your own computer, a browser opens Apollo Sandbox there.</p>
      </>
    ),
  },
  {
    id: "queries",
    title: "Ten queries",
    text: developerQueries.map((each) => <DevelopersPageQuery key={each.title} {...each} />),
  },
  {
    id: "mirrors",
    title: "Mirrors",
    text: (
      <>
        <p>
          <code>changes</code> lists all public records, and then every change of them in order, deletions included.
          Pass each <code>cursor</code> to the next request. Equal checksums prove that your copy is equal.
        </p>
        <Code label="The query of a mirror">{mirrorQuery}</Code>
      </>
    ),
  },
  {
    id: "limits",
    title: "Limits",
    text: (
      <>
        <p>
          One operation may ask for 10,000 rows, at most 10 levels deep. Your network has a budget of processor time per
          second. Responses tell in the headers <code>RateLimit</code> and <code>RateLimit-Policy</code> what is left,
          in milliseconds. A response with status 429 tells in <code>Retry-After</code> how many seconds to wait.
        </p>
        <p>
          With an API token, which editors of the site can give you, an operation may ask for 50,000 rows and has a
          separate budget. Its response tells under <code>extensions.cost</code> what it cost.
        </p>
      </>
    ),
  },
  {
    id: "feeds",
    title: "Feeds",
    text: (
      <ul>
        <li>
          <a href={productFeedPath}>The shop as a product feed</a>, in Google&apos;s format
        </li>
        <li>
          <a href={outfitFeed}>New looks as RSS</a>; with <code>.json</code> in place of <code>.xml</code> as JSON Feed.
          Celebrities, categories and topics have their own.
        </li>
      </ul>
    ),
  },
  {
    id: "assistants",
    title: "Assistants",
    text: (
      <p>
        An assistant that speaks the Model Context Protocol can use this site at <code>{origin + mcpPath}</code>: it can
        search, read a look, and find the look for a budget. It only reads, and needs no account.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes",
    text: (
      <>
        <p>What visitors can use is not removed before it was deprecated for at least a day.</p>
        {schemaChanges.map(({ day, changes }) => (
          <details key={day}>
            <summary>
              <time dateTime={day}>{shortDate(day)}</time>: {changes.length} changes
            </summary>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </details>
        ))}
      </>
    ),
  },
];

export function DevelopersPage() {
  const { origin } = useSite();
  return (
    <>
      <Seo title={title} description={summary} path={paths.developers()} />
      <ArticleInParts kicker="GraphQL API" title={title} summary={summary} sections={listParts(origin)} />
    </>
  );
}
