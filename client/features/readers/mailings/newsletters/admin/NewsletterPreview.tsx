import { useMutation, useQuery } from "@apollo/client/react";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import { useState } from "react";
import { NewsletterPreviewDocument, TestNewsletterDocument } from "../../../../../graphql/generated/adminOperations";
import { getErrorMessage } from "../../../../../admin/graphql/adminErrors";
import { useAttempt } from "../../../../../admin/graphql/useAttempt";
import { ToggleChoice } from "../../../../../admin/ToggleChoice";
import { PreviewFrame } from "../../../../../admin/preview/PreviewFrame";
import { useDebouncedValue } from "../../../../../shared/hooks/useDebouncedValue";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { WaitNotice } from "../../../../../shared/ui/WaitNotice";
import type { NewsletterValues } from "./newsletterKind";

const widths = { phone: 390, desktop: 640 };
const devices = { phone: "Phone", desktop: "Desktop" };
type Device = keyof typeof widths;
const schemes = { light: "Light", dark: "Dark" };
type Scheme = keyof typeof schemes;

const darkOnly = "@media (prefers-color-scheme: dark)";

/** Shows a mail in one scheme, whatever this browser prefers. */
const inScheme = (html: string, scheme: Scheme): string =>
  html.replaceAll(darkOnly, scheme === "dark" ? "@media all" : "@media not all");

const toDraft = ({ subject, preview, content }: NewsletterValues) => ({ subject, preview, body: content });

/** The mail with the values of the form, saved or not, as readers would get it now; and the button that sends a test. */
export function NewsletterPreview() {
  const { values } = useFormikContext<NewsletterValues>();
  const settled = useDebouncedValue(values, 600);
  if (!settled.subject.trim()) return <Alert severity="info">Fill in the subject to see the preview.</Alert>;
  return <MailPreview values={settled} />;
}

function MailPreview({ values }: { values: NewsletterValues }) {
  const [device, setDevice] = useState<Device>("phone");
  const [scheme, setScheme] = useState<Scheme>("light");
  const { data, previousData, error } = useQuery(NewsletterPreviewDocument, {
    variables: { input: toDraft(values) },
    fetchPolicy: "no-cache",
  });
  const preview = (data ?? previousData)?.newsletterPreview;
  return (
    <Parts>
      <Tools>
        <ToggleChoice label="Width of the preview" options={devices} value={device} onChange={setDevice} />
        <ToggleChoice label="Colors of the preview" options={schemes} value={scheme} onChange={setScheme} />
        <SendTest values={values} />
      </Tools>
      {error ? <Alert severity="info">{getErrorMessage(error)}</Alert> : null}
      {preview && preview.warnings.length > 0 ? (
        <Alert severity="warning">
          {preview.warnings.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      ) : null}
      {preview ? (
        <MailFrame>
          <PreviewFrame html={inScheme(preview.html, scheme)} width={widths[device]} />
        </MailFrame>
      ) : error ? null : (
        <WaitNotice text="Loading preview..." />
      )}
    </Parts>
  );
}

function SendTest({ values }: { values: NewsletterValues }) {
  const toast = useToast();
  const attempt = useAttempt();
  const [send, { loading }] = useMutation(TestNewsletterDocument);
  const run = () =>
    attempt(async () => {
      const { data } = await send({ variables: { input: toDraft(values) } });
      toast({ title: "Test queued", text: `It goes to ${data?.testNewsletter ?? "your address"}.` });
    });
  return (
    <Button variant="outlined" size="small" disabled={loading} onClick={() => void run()}>
      {loading ? "Sending..." : "Send test"}
    </Button>
  );
}

const Parts = styled("div")({ display: "grid", gap: 12, minWidth: 0 });

const Tools = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  "& button": { textTransform: "none", paddingInline: 14 },
  "& > button:last-child": { marginLeft: "auto" },
});

/** The frame fills it. */
const MailFrame = styled("div")({ display: "flex", flexDirection: "column", height: "62dvh", minWidth: 0 });
