import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { styled } from "@mui/material/styles";
import { Picture, type PictureKind } from "../../../shared/ui/picture/Picture";
import { hitStyle } from "./hitStyle";
import { Marked } from "./Marked";
import { markStyle } from "./markStyle";

export interface HitRowProps {
  /** Without it, the title is not a link. */
  to?: string;
  title: string;
  query: string;
  image: string;
  kind: Extract<PictureKind, "product" | "post">;
  /** Content below the title. */
  children?: ReactNode;
}

/** A text search result with a small image. */
export function HitRow({ to, title, query, image, kind, children }: HitRowProps) {
  const words = <Marked text={title} query={query} />;
  return (
    <Row data-kind={kind}>
      <figure>
        <Picture src={image} alt="" kind={kind} width={kind === "post" ? 1200 : 800} height={800} sizes="168px" />
      </figure>
      <div>
        <h3>{to === undefined ? words : <Link to={to}>{words}</Link>}</h3>
        {children}
      </div>
    </Row>
  );
}

const Row = styled("article")(hitStyle, markStyle, ({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "104px minmax(0, 1fr)",
  gap: "clamp(1rem, 0.7rem + 1vw, 1.5rem)",
  alignItems: "center",
  paddingBlock: 16,
  "&[data-kind='post']": { gridTemplateColumns: "clamp(112px, 32%, 168px) minmax(0, 1fr)" },
  "& figure": { background: theme.vars.editorial.sunken },
}));
