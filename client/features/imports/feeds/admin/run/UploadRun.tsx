import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { StateNotice } from "../../../../../admin/StateNotice";
import { FileField, tableFiles } from "../../../../../admin/upload/FileField";
import { UploadBar } from "../../../../../admin/upload/UploadBar";
import { fromUpload } from "../report/feedReport";
import { FeedReportView } from "../report/FeedReportView";
import { Question } from "./Question";
import { useFeedUpload } from "./useFeedUpload";

/** Checks a file of a feed, and imports it on request. */
export function UploadRun({ feed }: { feed: { id: string; name: string; version: number } }) {
  const { file, fileError, state, report, asks, check, write, cancel, leave } = useFeedUpload(feed);
  const busy = state.kind === "sending";
  const isReady = report?.dryRun === true && !asks;
  return (
    <Content>
      <FileField
        label="File"
        accept={`${tableFiles},.xml,application/xml`}
        hint="CSV, text, Excel or XML, also as .gz or .zip, at most 100 MB. It is checked first, and nothing is written until you import it."
        error={fileError}
        files={file ? [file] : []}
        disabled={busy}
        onFiles={([chosen]) => check(chosen)}
      />
      {file && !report && !busy && !fileError ? (
        <div>
          <Button onClick={() => check()}>Check the file</Button>
        </div>
      ) : null}
      {busy && file ? (
        <UploadBar name={file.name} share={state.share} sentText="Reading the products" onCancel={cancel} />
      ) : null}
      {state.kind === "failed" ? (
        <StateNotice kind="error" title="The file could not be read">
          <p>{state.message}</p>
        </StateNotice>
      ) : null}
      {report && asks ? <Question questions={report.questions} onForce={() => write(true)} onLeave={leave} /> : null}
      {report ? (
        <FeedReportView
          report={fromUpload(report)}
          isDryRun={report.dryRun || asks}
          feedId={feed.id}
          onCheckAgain={() => check()}
          actions={
            isReady ? (
              <div>
                <Button onClick={() => write(false)}>Import now</Button>
              </div>
            ) : undefined
          }
        />
      ) : null}
    </Content>
  );
}

const Content = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 20 });
