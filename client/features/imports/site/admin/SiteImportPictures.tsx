import { useMutation } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useAttempt } from "../../../../admin/graphql/useAttempt";
import { Figures } from "../../../../admin/upload/Figures";
import { ProblemList } from "../../../../admin/upload/ProblemList";
import {
  RetrySiteImportPicturesDocument,
  SiteImportDocument,
  type SiteImportPictureStateFragment,
} from "../../../../graphql/generated/adminOperations";

/** Pictures of the old site: they come into the media library one by one after the rows. */
export function SiteImportPictures({ pictures }: { pictures: SiteImportPictureStateFragment }) {
  const { waiting, stored, failed, failures } = pictures;
  const [retry, { loading }] = useMutation(RetrySiteImportPicturesDocument, { refetchQueries: [SiteImportDocument] });
  const attempt = useAttempt();
  if (waiting + stored + failed === 0) return null;
  return (
    <Part aria-label="Pictures of the old site">
      <h3>Pictures of the old site</h3>
      <Figures
        label="Pictures of the old site"
        figures={[
          { label: "Waiting", value: waiting },
          { label: "In the library", value: stored },
          { label: "Failed", value: failed },
        ]}
      />
      {failed > 0 ? (
        <>
          <p>Rows with a failed picture still show it from its old address.</p>
          <ProblemList count={failed} problems={failures} />
          <Button variant="outlined" disabled={loading} onClick={() => void attempt(() => retry())}>
            Fetch the failed pictures again
          </Button>
        </>
      ) : null}
    </Part>
  );
}

const Part = styled("section")(({ theme }) => ({
  display: "grid",
  gap: 14,
  "& > *": { minWidth: 0 },
  "& > h3": { ...theme.typography.h4 },
  "& > p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& > button": { justifySelf: "start" },
}));
