import { useQuery } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import { MentionWarningsDocument } from "../../../../../graphql/generated/adminOperations";
import { useDebouncedValue } from "../../../../../shared/hooks/useDebouncedValue";

/** Looks, celebrities and products have these addresses. */
const mayMention = (content: string): boolean => /\]\(<?\/(?:outfit|celebrity|go)\//.test(content);

/** Warns about links in an unsaved article that visitors will not see. It asks the server when typing pauses. */
export function ContentWarnings({ content }: { content: string }) {
  const settled = useDebouncedValue(content, 600);
  const { data, previousData } = useQuery(MentionWarningsDocument, {
    variables: { content: settled },
    skip: !mayMention(settled),
    fetchPolicy: "no-cache",
  });
  return mayMention(settled) ? (
    <MentionWarnings warnings={(data ?? previousData)?.blogPostPreview.warnings ?? []} />
  ) : null;
}

/** What visitors will not see of the article, one sentence each. */
function MentionWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Alert severity="warning">
      {warnings.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Alert>
  );
}
