import { useState } from "react";
import { styled } from "@mui/material/styles";

/** The site's logo; its name as text without a logo or when the image fails to load. */
export function SiteMark({ name, logo }: { name: string; logo: string }) {
  const [broken, setBroken] = useState("");
  if (!logo || broken === logo) return name;
  return <Logo src={logo} alt={name} onError={() => setBroken(logo)} />;
}

const Logo = styled("img")(({ theme }) => ({
  display: "block",
  width: "auto",
  maxWidth: "min(44vw, 240px)",
  height: 40,
  objectFit: "contain",
  objectPosition: "left",
  [theme.breakpoints.up("md")]: { height: 48 },
}));
