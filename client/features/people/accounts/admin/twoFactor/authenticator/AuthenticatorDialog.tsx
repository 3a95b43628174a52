import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import { Form, Formik, type FormikHelpers } from "formik";
import { useId } from "react";
import { object, string } from "yup";
import { FormText } from "../../../../../../admin/form/FormText";
import { useAuthenticator, type AuthenticatorSetup } from "./useAuthenticator";

export interface AuthenticatorDialogProps {
  setup: AuthenticatorSetup;
  /** @param recoveryCodes null when the account already has some. */
  onConfirmed: (recoveryCodes: string[] | null) => void;
  onClose: () => void;
}

const needed = "Enter the six digits that your app shows";
const schema = object({
  code: string()
    .required(needed)
    .matches(/^\s*(?:\d\s*){6}$/, needed),
});

/** Shows the secret as QR code and text, and asks for the first code. */
export function AuthenticatorDialog({ setup, onConfirmed, onClose }: AuthenticatorDialogProps) {
  const { confirm } = useAuthenticator();
  const id = useId();
  const submit = async ({ code }: { code: string }, { setErrors }: FormikHelpers<{ code: string }>) => {
    const outcome = await confirm(code);
    if (outcome.kind === "saved") return onConfirmed(outcome.recoveryCodes);
    setErrors(outcome.kind === "invalid" ? outcome.fieldErrors : { code: outcome.message });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <Formik
        initialValues={{ code: "" }}
        validationSchema={schema}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <DialogTitle id={id}>Set up an authenticator app</DialogTitle>
            <DialogContent>
              <Steps>
                <img src={setup.qrCode} alt="QR code for the authenticator app" width={196} height={196} />
                <div>
                  <p>
                    Scan the QR code with your app, or <a href={setup.uri}>open the app on this device</a>. You can also
                    type this key into the app:
                  </p>
                  <code aria-label="Key">{setup.secret.match(/.{1,4}/g)?.join(" ")}</code>
                  <FormText
                    name="code"
                    label="Code"
                    hint="The six digits that the app shows now."
                    autoComplete="one-time-code"
                    focused
                    required
                    live
                  />
                </div>
              </Steps>
            </DialogContent>
            <DialogActions sx={{ padding: "8px 24px 20px", gap: 1 }}>
              <Button variant="outlined" onClick={onClose} disabled={isSubmitting}>
                Cancel
              </Button>
              <Button type="submit" disabled={isSubmitting}>
                {isSubmitting ? "Checking..." : "Turn on"}
              </Button>
            </DialogActions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}

const Steps = styled("div")(({ theme }) => ({
  display: "grid",
  justifyItems: "center",
  gap: 24,
  // Scanners need dark modules on a light ground in both color schemes.
  "& img": { display: "block", width: 196, height: 196, background: "#fff" },
  "& > div": { display: "grid", gap: 14, width: "100%" },
  "& code": {
    padding: "10px 14px",
    border: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.editorial.sunken,
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, monospace",
    fontSize: "0.875rem",
    overflowWrap: "anywhere",
  },
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "196px 1fr", alignItems: "start" },
}));
