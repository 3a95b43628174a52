import { useState } from "react";
import { styled } from "@mui/material/styles";

/** The site's logo, or its name in letters: without one, and when the picture cannot be loaded. */
export function SiteMark({ name, logo }: { name: string; logo: string }) {
  const [broken, setBroken] = useState("");
  if (!logo || broken === logo) return name;
  return <Logo src={logo} alt={name} onError={() => setBroken(logo)} />;
}

const Logo = styled("img")(({ theme }) => ({
  display: "block",
  width: "auto",
  maxWidth: "min(52vw, 240px)",
  height: 40,
  objectFit: "contain",
  objectPosition: "left",
  [theme.breakpoints.up("md")]: { height: 48 },
}));
