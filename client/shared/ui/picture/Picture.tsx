import { useEffect, useRef, useState } from "react";
import { styled } from "@mui/material/styles";
import { pictureSources } from "./pictureSources";

/** Names a file under /art/placeholder/. */
export type PictureKind = "celebrity" | "outfit" | "product" | "post" | "topic" | "category" | "person" | "social";

export interface PictureProps {
  /** Blank or broken: the calm placeholder of the kind is shown. */
  src: string | null | undefined;
  alt: string;
  kind: PictureKind;
  /** The shape in pixels; the room is kept before the file is there. */
  width: number;
  height: number;
  /** How wide it is shown, as for `<img sizes>`: uploaded pictures are there in several widths. See pictureSizes. */
  sizes?: string;
  /** For the one picture that the first screen is about: fetched at once and first. */
  priority?: boolean;
  /** There is nothing to show at the address. */
  onBroken?: (address: string) => void;
}

const placeholder = (kind: PictureKind): string => `/art/placeholder/${kind}.svg`;

export function Picture(props: PictureProps) {
  const { src, alt, kind, width, height, sizes = "100vw", priority = false, onBroken } = props;
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const wanted = src ? src : placeholder(kind);
  const failed = broken === wanted;
  useEffect(() => {
    // A file that failed before the page came to life told nobody.
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.getAttribute("src") === wanted) setBroken(wanted);
  }, [wanted]);
  const sources = failed ? null : pictureSources(wanted, { width, height });
  // What is fetched later can be measured first, by browsers that know how.
  const shownAt = priority ? sizes : `auto, ${sizes}`;
  const shown = (
    <Image
      ref={image}
      src={failed ? placeholder(kind) : wanted}
      srcSet={sources?.webp}
      sizes={sources ? shownAt : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding={priority ? "auto" : "async"}
      style={{ aspectRatio: `${width} / ${height}` }}
      onError={() => {
        setBroken(wanted);
        onBroken?.(wanted);
      }}
    />
  );
  if (!sources) return shown;
  return (
    // Without a box of its own: whoever places a Picture places the image.
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
  background: theme.vars.editorial.sunken,
}));
