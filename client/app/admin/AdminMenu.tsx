import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { CloseIcon, MenuIcon } from "../../shared/ui/icons";
import { AdminAccount } from "./AdminAccount";
import { AdminNav } from "./AdminNav";

/** The navigation and the signed-in user in a drawer, for screens without room for the side navigation. */
export function AdminMenu() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton aria-label="Open menu" aria-expanded={open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        slotProps={{ paper: { role: "dialog", "aria-label": "Menu", sx: { width: "min(22rem, 88vw)" } } }}
      >
        <Panel>
          <div>
            <AdminAccount />
            <IconButton aria-label="Close menu" onClick={close}>
              <CloseIcon />
            </IconButton>
          </div>
          <AdminNav onNavigate={close} />
        </Panel>
      </Drawer>
    </>
  );
}

const Panel = styled("div")({
  padding: "8px 12px 32px",
  "& > div": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: 56,
    gap: 8,
    marginBottom: 12,
    paddingLeft: 12,
  },
});
