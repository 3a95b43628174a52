import { styled } from "@mui/material/styles";
import { hidesOne } from "../format/count";

export interface OwnPartProps {
  /** The count as shown. */
  shown: string;
  /** Whether the visitor is among the counted. */
  isCounted: boolean;
  /** Such as "including you". */
  text: string;
}

/**
 * Says beside a shortened count that the visitor is among the counted: the digits do not show it. Its space is
 * reserved, because the browser knows the visitor's choice only after hydration.
 */
export function OwnPart({ shown, isCounted, text }: OwnPartProps) {
  if (!hidesOne(shown)) return null;
  return <Content data-counted={isCounted}>, {text}</Content>;
}

const Content = styled("span")({ visibility: "hidden", "&[data-counted='true']": { visibility: "visible" } });
