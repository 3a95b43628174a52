import { useMutation } from "@apollo/client/react";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { styled } from "@mui/material/styles";
import { evictLists } from "../../../../admin/graphql/cacheChanges";
import { ImportMockDataDocument } from "../../../../graphql/generated/adminOperations";
import { StateNotice } from "../../../../admin/StateNotice";
import { Figures } from "../../../../admin/upload/Figures";
import { rawDetail } from "./rawDetail";
import { sampleLists } from "./sampleLists";

/** A button that imports the sample data, and the outcome. */
export function ImportMockData() {
  const [start, { data, error, loading }] = useMutation(ImportMockDataDocument, {
    update: (cache) => evictLists(cache, sampleLists),
  });
  const stats = data?.importMockData;
  return (
    <Container>
      <Button disabled={loading} onClick={() => void start().catch(() => undefined)}>
        {loading ? "Importing..." : "Import Mock Data"}
      </Button>
      {loading ? <LinearProgress aria-label="Import" /> : null}
      {error && !loading ? (
        <StateNotice kind="error" title="Import Failed">
          <pre>{rawDetail(error)}</pre>
        </StateNotice>
      ) : null}
      {stats && !loading ? (
        <StateNotice kind="success" title="Import Successful">
          <Figures
            label="Sample rows"
            figures={[
              { label: "Celebrities", value: stats.celebrities },
              { label: "Outfits", value: stats.outfits },
              { label: "Blog Posts", value: stats.blogPosts },
              { label: "Products", value: stats.affiliateProducts },
            ]}
          />
        </StateNotice>
      ) : null}
    </Container>
  );
}

const Container = styled("div")({ display: "grid", gap: 20, maxWidth: 720, "& > button": { justifySelf: "start" } });
