import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState } from "react";

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
  srcSet?: string;
  sizes?: string;
  /** For the one picture that the first screen is about: fetched at once and first. */
  priority?: boolean;
}

const placeholder = (kind: PictureKind): string => `/art/placeholder/${kind}.svg`;

export function Picture({ src, alt, kind, width, height, srcSet, sizes, priority = false }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const wanted = src ? src : placeholder(kind);
  const failed = broken === wanted;
  useEffect(() => {
    // A file that failed before the page came to life told nobody.
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.getAttribute("src") === wanted) setBroken(wanted);
  }, [wanted]);
  return (
    <Image
      ref={image}
      src={failed ? placeholder(kind) : wanted}
      srcSet={failed ? undefined : srcSet}
      sizes={failed ? undefined : sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : "auto"}
      decoding={priority ? "auto" : "async"}
      style={{ aspectRatio: `${width} / ${height}` }}
      onError={() => setBroken(wanted)}
    />
  );
}

const Image = styled("img")(({ theme }) => ({
  width: "100%",
  height: "auto",
  objectFit: "cover",
  background: theme.vars.editorial.sunken,
}));
