import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { RequestResetForm } from "../passwordReset/RequestResetForm";

/** Mails a link to reset a password, or explains the server's command where the site sends no mail. */
export function ForgotPassword({ isByMail }: { isByMail: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="text" size="small" sx={{ justifySelf: "start" }} onClick={() => setOpen(true)}>
        Forgot password?
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby="forgot-password" maxWidth="sm" fullWidth>
        <DialogTitle id="forgot-password">Reset your password</DialogTitle>
        <DialogContent>
          {isByMail ? (
            <RequestResetForm onClose={close} />
          ) : (
            <Steps>
              <p>
                Passwords are reset on the server. The person who runs the site opens a terminal in its folder and
                enters
              </p>
              <code>npm run admin -- reset-password you@example.com</code>
              <p>
                with your email address. The command asks for a new password. It ends all your sessions, and you can
                sign in immediately.
              </p>
            </Steps>
          )}
        </DialogContent>
        {isByMail ? null : (
          <DialogActions sx={{ padding: "8px 24px 20px" }}>
            <Button onClick={close}>Close</Button>
          </DialogActions>
        )}
      </Dialog>
    </>
  );
}

const Steps = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 14,
  "& code": {
    padding: "10px 14px",
    overflowX: "auto",
    border: `1px solid ${theme.vars.palette.divider}`,
    background: theme.vars.editorial.sunken,
    fontSize: "0.875rem",
  },
}));
