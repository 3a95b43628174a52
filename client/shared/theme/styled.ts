import { css, type CSSObject, type SerializedStyles, type Theme } from "@emotion/react";
import createStyled, { type CreateStyled } from "@emotion/styled";
import type { SiteTheme } from "./siteTheme";

declare module "@emotion/react" {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- this is how emotion is told of the theme
  export interface Theme extends SiteTheme {}
}

interface Props {
  theme: Theme;
}
type Style = CSSObject | ((props: Props) => CSSObject);

/** What the function makes of the props, and whether it looked at anything but the theme. */
function watched(style: (props: Props) => CSSObject, props: Props): { made: CSSObject; asksForMore: boolean } {
  let asksForMore = false;
  const made = style(
    new Proxy(props, {
      get: (target, name) => {
        asksForMore ||= name !== "theme";
        return target[name as keyof Props];
      },
    }),
  );
  return { made, asksForMore };
}

/** Emotion writes an object out as text for every element, though most have the same styles each time: these are written once. */
function writtenOnce(style: Style): (props: Props) => SerializedStyles | CSSObject {
  const make = typeof style === "function" ? style : () => style;
  let known: { theme: Theme; written: SerializedStyles } | null = null;
  let asksForMore = false;
  return (props) => {
    if (asksForMore) return make(props);
    if (known?.theme === props.theme) return known.written;
    const first = watched(make, props);
    ({ asksForMore } = first);
    if (asksForMore) return first.made;
    known = { theme: props.theme, written: css(first.made) };
    return known.written;
  };
}

/** Emotion's own, on which Material's is built: without `sx`, variants and overrides, which cost a tenth of a page's scripts. */
export const styled = ((...place: Parameters<CreateStyled>) => {
  const create = createStyled(...place) as (...styles: unknown[]) => unknown;
  return (...styles: Style[]) => create(...styles.map(writtenOnce));
}) as CreateStyled;
