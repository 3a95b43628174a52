import { useMutation, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { getErrorMessage } from "../../../../admin/graphql/adminErrors";
import {
  CreatePreviewLinkDocument,
  PreviewLinksDocument,
  RevokePreviewLinkDocument,
} from "../../../../graphql/generated/adminOperations";
import { shortDate } from "../../../../shared/format/date";
import { useToast } from "../../../../shared/toast/ToastContext";
import type { PublishableRef } from "./publishable";

const reload = { refetchQueries: [PreviewLinksDocument] };

/** Secret links that show the last save in the real page to whoever holds them. */
export function PreviewLinks({ record: { type, id } }: { record: PublishableRef }) {
  const { data, error } = useQuery(PreviewLinksDocument, { variables: { id }, fetchPolicy: "network-only" });
  const [create, { loading }] = useMutation(CreatePreviewLinkDocument, reload);
  const [revoke] = useMutation(RevokePreviewLinkDocument, reload);
  const [days, setDays] = useState("7");
  const [address, setAddress] = useState("");
  const toast = useToast();
  // A link that is created before would be missing in the list.
  const isAnswered = data !== undefined || error !== undefined;
  const fail = (title: string) => (problem: unknown) =>
    toast({ title, text: getErrorMessage(problem), variant: "destructive" });
  const copy = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () => toast({ title: "Link copied" }),
      () => toast({ title: "The link was not copied", text: "Select the link and copy it." }),
    );
  const share = async () => {
    const { data: created } = await create({ variables: { input: { type, id, days: Number(days) } } });
    if (created) setAddress(window.location.origin + created.createPreviewLink.path);
  };
  const end = async (link: string) => {
    await revoke({ variables: { input: { id: link } } });
    setAddress("");
    toast({ title: "Link revoked", text: "The link no longer works." });
  };
  return (
    <Content>
      <p>
        Anyone with the link sees the last saved version on the real page, without signing in. Search engines do not
        list it, and visits are not counted.
      </p>
      <div data-line>
        <TextField
          label="Days until the link expires"
          type="number"
          size="small"
          value={days}
          onChange={(event) => setDays(event.target.value)}
          slotProps={{ htmlInput: { min: 1, max: 30 } }}
        />
        <Button onClick={() => void share().catch(fail("The link was not created"))} disabled={loading || !isAnswered}>
          {loading ? "Creating..." : "Create link"}
        </Button>
      </div>
      {address ? (
        <div data-line>
          <TextField
            fullWidth
            size="small"
            label="New link. Copy it now, because it is not shown again."
            value={address}
            slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
            onFocus={(event) => event.target.select()}
          />
          <Button variant="outlined" onClick={() => void copy(address)}>
            Copy
          </Button>
          <Button variant="outlined" href={address} target="_blank" rel="noopener">
            Open
          </Button>
        </div>
      ) : null}
      {error ? (
        <p role="alert">{getErrorMessage(error, "The links could not be loaded. Open this tab again.")}</p>
      ) : data?.previewLinks.length ? (
        <ul aria-label="Active links">
          {data.previewLinks.map((link) => (
            <li key={link.id}>
              <span>
                Created {link.authorName ? `by ${link.authorName} ` : ""}on {shortDate(link.createdAt)}, expires on{" "}
                {shortDate(link.expiresAt)}
              </span>
              <Button
                size="small"
                variant="text"
                onClick={() => void end(link.id).catch(fail("The link was not revoked"))}
              >
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      ) : data ? (
        <p>There are no active links.</p>
      ) : null}
    </Content>
  );
}

const Content = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 16,
  "& p, & li": theme.typography.body2,
  "& [data-line]": { display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" },
  "& [data-line] > div:first-of-type": { flex: "1 1 180px", maxWidth: 520 },
  "& ul": { listStyle: "none" },
  "& li": {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: 16,
    paddingBlock: 6,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));
