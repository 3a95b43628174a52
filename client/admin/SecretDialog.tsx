import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { PanelDialog } from "./PanelDialog";
import { useToast } from "../shared/toast/ToastContext";

export interface SecretDialogProps {
  /** "API Token Created" */
  title: string;
  /** "Token", "Signing secret" */
  label: string;
  secret: string;
  /** How to use it. */
  text: string;
  onClose: () => void;
}

/** Shows a secret the only time that the server sends it. */
export function SecretDialog({ title, label, secret, text, onClose }: SecretDialogProps) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast({ title: `${label} copied` }),
      () => toast({ title: "Nothing was copied", text: "Select the text and copy it." }),
    );
  return (
    <PanelDialog title={title} maxWidth={600} onClose={onClose} footer={<Button onClick={onClose}>Done</Button>}>
      <Content>
        <p>
          <strong>Copy it now. It is not shown again.</strong> {text}
        </p>
        <div>
          <TextField
            fullWidth
            size="small"
            label={label}
            value={secret}
            slotProps={{ htmlInput: { readOnly: true, spellCheck: false }, inputLabel: { shrink: true } }}
            onFocus={(event) => event.target.select()}
          />
          <Button variant="outlined" onClick={() => void copy()}>
            Copy
          </Button>
        </div>
      </Content>
    </PanelDialog>
  );
}

const Content = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 20,
  "& p": theme.typography.body2,
  "& > div": { display: "flex", gap: 12, alignItems: "center" },
  "& input": { fontFamily: "ui-monospace, SFMono-Regular, Menlo, monospace", fontSize: "0.875rem" },
}));
