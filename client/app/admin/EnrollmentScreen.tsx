import { styled } from "@mui/material/styles";
import { TwoFactorSettings } from "../../features/auth/admin/twoFactor/TwoFactorSettings";
import { AdminAccount } from "./AdminAccount";

/** All that an account sees whose role requires a second factor, until it has one. */
export function EnrollmentScreen({ onEnrolled }: { onEnrolled: () => void }) {
  return (
    <Room>
      <Card>
        <header>
          <h1>Set up two-factor sign-in</h1>
          <p>
            Your role requires a second factor besides the password. Set up an authenticator app or add a passkey to
            continue.
          </p>
        </header>
        <TwoFactorSettings onEnrolled={onEnrolled} />
        <footer>
          <AdminAccount />
        </footer>
      </Card>
    </Room>
  );
}

const Room = styled("main")({ display: "grid", placeItems: "center", minHeight: "100dvh", padding: "24px 16px" });

const Card = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 24,
  width: "100%",
  maxWidth: 560,
  padding: "clamp(1.5rem, 1rem + 3vw, 2.5rem)",
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  "& h1": { ...theme.typography.h2 },
  "& header p": { ...theme.typography.body2, marginTop: 8, color: theme.vars.palette.text.secondary },
  "& footer": { paddingTop: 20, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
