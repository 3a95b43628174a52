import Button from "@mui/material/Button";
import { useContext } from "react";
import { Link, useMatches } from "react-router-dom";
import { adminPaths } from "../../../site/addresses";
import { AccountContext } from "../../shared/admin/role/accountContext";
import { roleNames } from "../../shared/admin/role/roles";
import { ScreenHeader } from "../../shared/admin/ScreenHeader";
import { findScreen } from "./screen";

/** In place of a screen that the role cannot open. */
export function ClosedScreen() {
  const { role } = useContext(AccountContext);
  const title = findScreen(useMatches())?.title ?? "";
  return (
    <>
      <ScreenHeader
        title={title}
        text={`Your role, ${roleNames[role].toLowerCase()}, does not include this screen. Ask an administrator.`}
      />
      <Button component={Link} to={adminPaths.dashboard()} variant="outlined">
        Go to the dashboard
      </Button>
    </>
  );
}
