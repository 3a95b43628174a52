import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useAdminAuth } from "../../features/auth/admin/adminAuthContext";
import { Picture } from "../../shared/ui/picture/Picture";
import { useLogOut } from "./useLogOut";

/** The signed-in user and the Logout button. */
export function AdminAccount() {
  const { administrator, displayName } = useAdminAuth();
  const { busy, logOut } = useLogOut();
  return (
    <Line>
      <Face>
        <Picture src={administrator?.avatar} alt="" kind="person" width={32} height={32} />
      </Face>
      <strong>{displayName}</strong>
      <Button size="small" variant="outlined" onClick={logOut} disabled={busy}>
        Logout
      </Button>
    </Line>
  );
}

const Line = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  alignItems: "center",
  gap: 12,
  minWidth: 0,
  "& strong": { fontWeight: 500, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", maxWidth: "18ch" },
}));

const Face = styled("span")({ flex: "none", width: 32, height: 32, borderRadius: "50%", overflow: "hidden" });
