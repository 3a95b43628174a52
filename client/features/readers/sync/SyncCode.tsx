import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import QRCode from "qrcode";
import { useMemo } from "react";
import { paths } from "../../../../site/addresses";
import { absoluteUrl } from "../../../shared/seo/head";
import { useToast } from "../../../shared/toast/ToastContext";
import { Cluster } from "../../../shared/ui/layout/Cluster";
import { writeWords } from "./codeWords";
import { writeFragment } from "./syncCode";

/** Light modules around the code, without which cameras do not find it. */
const margin = 3;

/** A code as a QR code, for a camera, and as words, for typing. */
export function SyncCode({ code }: { code: string }) {
  const toast = useToast();
  const words = useMemo(() => writeWords(code), [code]);
  // The address of this page, not the configured one: the code is for this site's storage.
  const url = absoluteUrl(window.location.origin, paths.favorites()) + writeFragment(code);
  const copy = async (text: string, title: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title, text: "Send it only to yourself: it opens the list." });
    } catch {
      toast({ title: "The code could not be copied", variant: "destructive" });
    }
  };
  return (
    <Columns>
      <QrImage text={url} />
      <div>
        <p>
          On the other device, scan this with the camera. Or open Favorites there, choose &ldquo;I have a code&rdquo;
          and type these words:
        </p>
        <ol aria-label="Words of the code" translate="no">
          {words.map((word, index) => (
            <li key={index}>{word}</li>
          ))}
        </ol>
        <Cluster>
          <Button variant="outlined" onClick={() => void copy(words.join(" "), "Words copied")}>
            Copy words
          </Button>
          <Button variant="text" onClick={() => void copy(url, "Link copied")}>
            Copy link
          </Button>
        </Cluster>
        <p>
          <small>Anyone with the code can see and change the list.</small>
        </p>
      </div>
    </Columns>
  );
}

function QrImage({ text }: { text: string }) {
  const { path, size } = useMemo(() => {
    const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
    const dark = Array.from(modules.data, (value, index) =>
      value ? `M${(index % modules.size) + margin} ${Math.floor(index / modules.size) + margin}h1v1h-1z` : "",
    );
    return { path: dark.join(""), size: modules.size + 2 * margin };
  }, [text]);
  return (
    // Dark on light in both color schemes: many cameras read no other.
    <QrFrame role="img" aria-label="QR code of the link that joins this list" viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </QrFrame>
  );
}

const QrFrame = styled("svg")(({ theme }) => ({
  display: "block",
  width: "100%",
  maxWidth: 240,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "20px 40px",
  alignItems: "start",
  "& p": { ...theme.typography.body2, maxWidth: "52ch" },
  "& p:has(small)": { marginTop: 12, color: theme.vars.palette.text.secondary },
  "& ol": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))",
    gap: "8px 20px",
    margin: "16px 0 20px",
    paddingLeft: "2.2em",
    maxWidth: "36rem",
    fontVariantNumeric: "tabular-nums",
  },
  "& li": { ...theme.typography.body1, fontWeight: 600, paddingLeft: 4 },
  "& li::marker": { color: theme.vars.palette.text.secondary, fontWeight: 400 },
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "240px minmax(0, 1fr)" },
}));
