import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { PanelDialog } from "../../../../../admin/PanelDialog";
import { useToast } from "../../../../../shared/toast/ToastContext";
import type { InviteLink } from "./usePeopleChanges";

/** Shows a new link once: only its hash is stored. */
export function InviteLinkDialog({
  link: { name, address, isMailed },
  onClose,
}: {
  link: InviteLink;
  onClose: () => void;
}) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ title: "Link copied" }),
      () => toast({ title: "The link was not copied", text: "Select the link and copy it." }),
    );
  return (
    <PanelDialog
      title={`Invite Link for ${name}`}
      maxWidth={600}
      onClose={onClose}
      footer={
        <>
          <Button variant="outlined" onClick={onClose}>
            Done
          </Button>
          <Button onClick={() => void copy()}>Copy link</Button>
        </>
      }
    >
      <Content>
        <p>
          {isMailed ? `${name} gets this link by mail, and you can also copy it.` : `Send this link to ${name}.`} It
          works once, within seven days.
        </p>
        <TextField
          fullWidth
          size="small"
          label="Copy it now, because it is not shown again"
          value={address}
          slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
          onFocus={(event) => event.target.select()}
        />
      </Content>
    </PanelDialog>
  );
}

const Content = styled("div")(({ theme }) => ({ display: "grid", gap: 20, "& p": theme.typography.body1 }));
