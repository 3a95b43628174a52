import { useState } from "react";
import { styled } from "@mui/material/styles";

/** The number of letters that a phone has room for beside the tools of the header. */
const longestOnOneLine = 12;

/** The site's logo; its name as text without a logo or when the image fails to load. */
export function SiteMark({ name, logo }: { name: string; logo: string }) {
  const [broken, setBroken] = useState("");
  if (!logo || broken === logo) return <Name data-long={name.length > longestOnOneLine || undefined}>{name}</Name>;
  return <Logo src={logo} alt={name} onError={() => setBroken(logo)} />;
}

/** A long name takes two lines of smaller type, and the rest of an even longer one is hidden. */
const Name = styled("span")({
  "&[data-long]": {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    maxWidth: 240,
    fontSize: "1.125rem",
    lineHeight: "22px",
    letterSpacing: "-0.02em",
  },
});

const Logo = styled("img")(({ theme }) => ({
  display: "block",
  width: "auto",
  maxWidth: "min(44vw, 240px)",
  height: 40,
  objectFit: "contain",
  objectPosition: "left",
  [theme.breakpoints.up("md")]: { height: 48 },
}));
