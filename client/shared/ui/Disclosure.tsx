import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../site/addresses";
import { useSite } from "../site/SiteContext";

/** The affiliate disclosure near affiliate links; hidden when the setting is blank. */
export function Disclosure() {
  const { disclosure } = useSite();
  if (disclosure === "") return null;
  return (
    <Note>
      {disclosure} <Link to={paths.affiliateDisclosure()}>Affiliate Disclosure</Link>
    </Note>
  );
}

const Note = styled("p")(({ theme }) => ({
  ...theme.typography.caption,
  maxWidth: "70ch",
  paddingLeft: 16,
  borderLeft: `2px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));
