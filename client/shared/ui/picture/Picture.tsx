import { useEffect, useRef, useState } from "react";
import { styled } from "@mui/material/styles";
import { pictureSources } from "./pictureSources";

/** Names a file under /art/placeholder/. */
export type PictureKind = "celebrity" | "outfit" | "product" | "post" | "topic" | "category" | "person" | "social";

export interface PictureProps {
  /** If blank or broken, the placeholder of the kind is shown. */
  src: string | null | undefined;
  alt: string;
  kind: PictureKind;
  /** Aspect ratio as pixels; reserves the space before the file loads. */
  width: number;
  height: number;
  /** The displayed width, as for `<img sizes>`: uploaded images exist in several widths. See pictureSizes. */
  sizes?: string;
  /** For the main image of the first screen (LCP): loads eagerly with high priority. */
  priority?: boolean;
  /** The point that stays visible when the box crops the image, as fractions of its width and height. */
  focalPoint?: { x: number; y: number };
  /** The image failed to load. */
  onBroken?: (address: string) => void;
}

const placeholder = (kind: PictureKind): string => `/art/placeholder/${kind}.svg`;

export function Picture(props: PictureProps) {
  const { src, alt, kind, width, height, sizes = "100vw", priority = false, focalPoint, onBroken } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const source = src ? src : placeholder(kind);
  const failed = broken === source;
  useEffect(() => {
    // Files that failed before hydration fired their error event too early.
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.getAttribute("src") === source) setBroken(source);
  }, [source]);
  const sources = failed ? null : pictureSources(source, { width, height });
  // Lazy images may use `sizes="auto"` in browsers that support it.
  const shownAt = priority ? sizes : `auto, ${sizes}`;
  const shown = (
    <Image
      ref={image}
      data-kind={kind}
      src={failed ? placeholder(kind) : source}
      srcSet={sources?.webp}
      sizes={sources ? shownAt : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding={priority ? "auto" : "async"}
      style={{
        aspectRatio: `${width} / ${height}`,
        objectPosition: focalPoint && `${focalPoint.x * 100}% ${focalPoint.y * 100}%`,
      }}
      onError={() => {
        setBroken(source);
        onBroken?.(source);
      }}
    />
  );
  if (!sources) return shown;
  return (
    // No wrapper element: styles for a Picture apply to the image.
    <picture style={{ display: "contents" }}>
      <source type="image/avif" srcSet={sources.avif} sizes={shownAt} />
      {shown}
    </picture>
  );
}

const Image = styled("img")(({ theme }) => ({
  width: "100%",
  height: "auto",
  objectFit: "cover",
  borderRadius: theme.vars.shape.picture,
  background: theme.vars.editorial.sunken,
  // Pictures are made for light pages; undimmed, their grounds glare beside dark text areas.
  ...theme.applyStyles("dark", {
    filter: "brightness(0.86)",
    "&[data-kind='category'], &[data-kind='topic']": { filter: "brightness(0.7) saturate(1.1)" },
  }),
}));
