import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { graphqlPath } from "../../../../site/addresses";
import type { DeveloperQuery } from "../../../../site/developerQueries";
import { useSite } from "../../../shared/site/SiteContext";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { Code } from "./Code";

const failed = "The API did not answer. Please try again.";

/** Returns the response as text, as a terminal shows it. */
async function ask(query: string): Promise<string> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(graphqlPath, { method: "POST", headers, body: JSON.stringify({ query }) });
  return JSON.stringify(await response.json(), null, 2);
}

/** Other sites have no Sandbox. */
const isOnThisMachine = (origin: string): boolean =>
  URL.canParse(origin) && ["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname);

/** A query that the reader can run here. */
export function DevelopersPageQuery({ title, text, query }: DeveloperQuery) {
  const { origin } = useSite();
  const [response, setResponse] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setResponse(await ask(query).catch(() => failed));
    setBusy(false);
  };
  return (
    <Frame>
      <h3>{title}</h3>
      <p>{text}</p>
      <Code label={`Query: ${title}`}>{query}</Code>
      <Cluster>
        <Button variant="outlined" disabled={isBusy} onClick={() => void run()} aria-label={`Run: ${title}`}>
          Run
        </Button>
        {isOnThisMachine(origin) && (
          <Button
            variant="text"
            href={`${graphqlPath}#${encodeURIComponent(query)}`}
            aria-label={`Open in the Sandbox: ${title}`}
          >
            Open in the Sandbox
          </Button>
        )}
      </Cluster>
      <div role="status">{response === null ? null : <Code label={`Response: ${title}`}>{response}</Code>}</div>
    </Frame>
  );
}

const Frame = styled("div")(({ theme }) => ({
  "& + &": { marginTop: 40 },
  "& h3": { ...theme.typography.h4, marginBottom: 6 },
}));
