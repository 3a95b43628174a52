import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useId, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { describedBy, FieldFrame } from "../../../../admin/form/FieldFrame";
import { isWebAddress } from "../../../../shared/webAddress";
import { useFillFromPage, type FillState } from "./useFillFromPage";

const hint = "The page's title, price and picture go into the empty fields below.";

/** The first field of a product's form: paste the address of its page, and the page fills the form. */
export function FillFromPage() {
  const id = useId();
  const [address, setAddress] = useState("");
  const { state, fill, cancel } = useFillFromPage();
  const isReading = state.kind === "reading";
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text").trim();
    if (!isWebAddress(text)) return;
    // The pasted address replaces an earlier one as a whole.
    event.preventDefault();
    setAddress(text);
    fill(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isCancel = event.key === "Escape" && isReading;
    if (event.key !== "Enter" && !isCancel) return;
    // Neither submits the form nor closes its dialog.
    event.preventDefault();
    event.stopPropagation();
    if (isCancel) cancel();
    else fill(address);
  };
  return (
    <Box>
      <FieldFrame
        id={id}
        label="Paste a product address"
        hint={state.kind === "idle" ? hint : undefined}
        error={state.kind === "failed" ? state.message : undefined}
        live
      >
        <AddressLine>
          <OutlinedInput
            id={id}
            type="url"
            size="small"
            value={address}
            placeholder="https://"
            autoComplete="off"
            onChange={(event) => setAddress(event.target.value)}
            onPaste={onPaste}
            onKeyDown={onKeyDown}
            slotProps={{ input: { "aria-describedby": describedBy(id), "aria-invalid": state.kind === "failed" } }}
          />
          {/* One button, so that it keeps the focus. */}
          <Button
            type="button"
            variant="outlined"
            disabled={!isReading && address.trim() === ""}
            aria-label={isReading ? "Cancel reading" : undefined}
            onClick={() => (isReading ? cancel() : fill(address))}
          >
            {isReading ? "Cancel" : "Fill from page"}
          </Button>
        </AddressLine>
      </FieldFrame>
      <Outcome state={state} />
    </Box>
  );
}

/** Always present, because screen readers announce what changes inside. */
function Outcome({ state }: { state: FillState }) {
  return (
    <Status role="status" aria-live="polite">
      {state.kind === "reading" ? "Reading the page..." : null}
      {state.kind === "canceled" ? "Canceled. Nothing was filled in." : null}
      {state.kind === "filled" ? (
        <>
          <span>{state.summary}</span>
          {state.isSoldOut ? <strong>The shop says that this product is sold out.</strong> : null}
          {state.facts.length ? <small>{state.facts.join(" · ")}</small> : null}
        </>
      ) : null}
    </Status>
  );
}

const Box = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 6,
  gridColumn: "1 / -1",
  minWidth: 0,
  padding: "14px 16px",
  background: theme.vars.editorial.sunken,
}));

const AddressLine = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 10,
  gridTemplateColumns: "minmax(0, 1fr)",
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
  "& button": { minWidth: 140 },
}));

const Status = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 2,
  fontSize: "0.8125rem",
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  "&:empty": { display: "none" },
  "& strong": { fontWeight: 550, color: theme.vars.palette.warning.main },
  "& small": { fontSize: "inherit", color: theme.vars.palette.text.secondary },
}));
