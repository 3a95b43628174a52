import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useRef, useState } from "react";
import { PanelDialog } from "../../../../admin/PanelDialog";
import { StateNotice } from "../../../../admin/StateNotice";
import { UnknownBrandNamesDocument, type UnknownBrandNamesQuery } from "../../../../graphql/generated/adminOperations";
import { plural } from "../../../../shared/format/plural";
import { type JoinedName, useJoinBrandName } from "./useJoinBrandName";

type UnknownName = UnknownBrandNamesQuery["unknownBrandNames"][number];

/** Names that pieces and products have, and no brand: an editor says which brand each one means. */
export function UnknownNames({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery(UnknownBrandNamesDocument, { fetchPolicy: "cache-and-network" });
  const join = useJoinBrandName();
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<JoinedName | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const add = async (name: string, brand: UnknownName["proposals"][number] | null) => {
    setBusy(true);
    setLast(await join(name, brand));
    setBusy(false);
    // Its row, with the focus, is gone.
    list.current?.focus();
  };
  const takeBack = () => {
    last?.action?.onClick();
    setLast(null);
    list.current?.focus();
  };
  const names = data?.unknownBrandNames ?? [];
  return (
    <PanelDialog
      title="Names without a brand"
      maxWidth={640}
      onClose={onClose}
      footer={
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>
        Pieces and products have these names. Say which brand each one means. A name that only differs in case belongs
        to its brand already.
      </p>
      {error && !data ? (
        <StateNotice kind="error" title="The names could not be loaded">
          <p>Close this window and try again.</p>
        </StateNotice>
      ) : null}
      <p role="status">
        {last ? (
          <>
            {last.text}.{" "}
            {last.action ? (
              <Button variant="text" size="small" onClick={takeBack}>
                {last.action.label}
              </Button>
            ) : null}
          </>
        ) : null}
      </p>
      {data && names.length === 0 ? <p>Every name belongs to a brand.</p> : null}
      <Names ref={list} tabIndex={-1} aria-label="Names without a brand">
        {names.map(({ name, uses, proposals }) => (
          <li key={name}>
            <div>
              <strong>{name}</strong>
              <small>{plural(uses, "piece or product", "pieces and products")}</small>
            </div>
            <div>
              {proposals.map((brand) => (
                <Button
                  key={brand.id}
                  size="small"
                  disabled={busy}
                  aria-label={`Add ${name} to ${brand.name}`}
                  onClick={() => void add(name, brand)}
                >
                  Add to {brand.name}
                </Button>
              ))}
              <Button
                size="small"
                variant="outlined"
                disabled={busy}
                aria-label={`Make ${name} a brand`}
                onClick={() => void add(name, null)}
              >
                Make a brand
              </Button>
            </div>
          </li>
        ))}
      </Names>
    </PanelDialog>
  );
}

const Names = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 8,
    padding: "10px 0",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  "& > li > div": { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: 8, minWidth: 0 },
  "& strong": { overflowWrap: "anywhere" },
  "& small": { color: theme.vars.palette.text.secondary },
}));
