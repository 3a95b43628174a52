import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import { Form, Formik, type FormikHelpers } from "formik";
import { useId, type ReactNode } from "react";
import { object, string } from "yup";
import type { trySave } from "../../../../../admin/graphql/trySave";
import { FormText } from "../../../../../admin/form/FormText";

export interface PasswordValues {
  currentPassword: string;
  /** Empty unless the dialog asks for it. */
  name: string;
}

export interface PasswordDialogProps {
  title: string;
  /** What will happen, in a sentence. */
  text: string;
  confirmLabel: string;
  busyLabel: string;
  danger?: boolean;
  /** Also asks for a name. */
  nameHint?: string;
  onConfirm: (values: PasswordValues) => ReturnType<typeof trySave>;
  onClose: () => void;
  /** Another way to confirm. */
  children?: ReactNode;
}

const schema = object({ currentPassword: string().required("Please enter your current password") });

/** Asks for the password before a change of an account's security, so that an open browser is not enough. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, text, confirmLabel, busyLabel, danger = false, nameHint, onConfirm, onClose, children } = props;
  const id = useId();
  const submit = async (values: PasswordValues, { setErrors, setStatus }: FormikHelpers<PasswordValues>) => {
    setStatus(undefined);
    const outcome = await onConfirm(values);
    if (outcome.kind === "saved") return onClose();
    if (outcome.kind === "invalid") setErrors(outcome.fieldErrors);
    else setStatus(outcome.message);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <Formik
        initialValues={{ currentPassword: "", name: "" }}
        validationSchema={schema}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={submit}
      >
        {({ isSubmitting, status }) => (
          <Form noValidate>
            <DialogTitle id={id}>{title}</DialogTitle>
            <DialogContent>
              <Fields>
                <p>{text}</p>
                {nameHint === undefined ? null : <FormText name="name" label="Name" hint={nameHint} focused live />}
                <FormText
                  name="currentPassword"
                  label="Current password"
                  type="password"
                  autoComplete="current-password"
                  focused={nameHint === undefined}
                  required
                  live
                />
                {children}
                {typeof status === "string" ? <Failure role="alert">{status}</Failure> : null}
              </Fields>
            </DialogContent>
            <DialogActions sx={{ padding: "8px 24px 20px", gap: 1 }}>
              <Button variant="outlined" onClick={onClose} disabled={isSubmitting}>
                Cancel
              </Button>
              <Button type="submit" color={danger ? "error" : "primary"} disabled={isSubmitting}>
                {isSubmitting ? busyLabel : confirmLabel}
              </Button>
            </DialogActions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}

const Fields = styled("div")({ display: "grid", gap: 18 });

const Failure = styled("p")(({ theme }) => ({ fontSize: "0.8125rem", color: theme.vars.palette.error.main }));
