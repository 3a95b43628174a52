import { useMutation, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { adminPaths, paths } from "../../../../site/addresses";
import {
  BlogAdministratorDocument,
  UploadSampleArticleDocument,
  type SampleArticleChoice,
} from "../../../graphql/generated/operations";
import { useToast } from "../../../shared/toast/ToastContext";
import { Cluster } from "../../../shared/ui/layout/Cluster";

const choices: readonly { value: SampleArticleChoice; label: string }[] = [
  { value: "SAMPLE", label: "Sample article" },
  { value: "RED_CARPET", label: "Red Carpet article" },
  { value: "STREET_STYLE", label: "Street Style article" },
];

/** Shown in a blog without articles: adds one of the project's sample articles. */
export function SampleArticleUploader({ onUploaded }: { onUploaded: () => void }) {
  // The server caches pages for visitors, so only the browser can check the session.
  const { data, loading } = useQuery(BlogAdministratorDocument, { ssr: false, fetchPolicy: "network-only" });
  const [upload] = useMutation(UploadSampleArticleDocument);
  const [busy, setBusy] = useState<SampleArticleChoice | null>(null);
  const toast = useToast();
  const start = async ({ value, label }: (typeof choices)[number]) => {
    setBusy(value);
    try {
      await upload({ variables: { article: value } });
      toast({ title: `${label} uploaded` });
      onUploaded();
    } catch {
      toast({ title: "Error", text: `Failed to upload ${label}. Please try again.`, variant: "destructive" });
    } finally {
      setBusy(null);
    }
  };
  return (
    <Panel aria-labelledby="no-articles">
      <h2 id="no-articles">No articles yet</h2>
      {data?.currentAdministrator ? (
        <>
          <p>Upload an article to see how the blog looks with one.</p>
          <Cluster>
            {choices.map((choice) => (
              <Button
                key={choice.value}
                variant={choice.value === "SAMPLE" ? "contained" : "outlined"}
                disabled={busy !== null}
                onClick={() => void start(choice)}
              >
                {busy === choice.value ? "Uploading..." : `Upload ${choice.label}`}
              </Button>
            ))}
          </Cluster>
        </>
      ) : (
        <>
          <p>Sign in as an administrator to upload sample articles.</p>
          {loading ? null : (
            // A page of its own, whose policy lets the admin area draw its lists.
            <Button href={adminPaths.login({ next: paths.blog() })} variant="text">
              Sign in
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}

const Panel = styled("section")(({ theme }) => ({
  display: "grid",
  justifyItems: "start",
  gap: 20,
  marginBottom: "clamp(3rem, 2rem + 4vw, 6rem)",
  padding: "clamp(1.75rem, 1rem + 3vw, 3.5rem)",
  background: theme.vars.editorial.sunken,
  "& h2": { ...theme.typography.h2 },
  "& p": { ...theme.typography.subtitle1, maxWidth: "52ch", color: theme.vars.palette.text.secondary },
}));
