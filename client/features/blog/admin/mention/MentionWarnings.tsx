import Alert from "@mui/material/Alert";

/** What visitors will not see of the article, one sentence each. */
export function MentionWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Alert severity="warning">
      {warnings.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  );
}
