import type { FragmentType } from "@apollo/client";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { CelebrityCard_CelebrityFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { plural } from "../../../shared/format/plural";
import { LineCard } from "../../../shared/ui/layout/LineCard";
import { Picture } from "../../../shared/ui/picture/Picture";

/** A celebrity inside a text. */
export function CelebrityLine({ celebrity }: { celebrity: FragmentType<CelebrityCard_CelebrityFragment> }) {
  const data = getFragmentData<CelebrityCard_CelebrityFragment>(celebrity);
  const { slug, name, image, category, outfitCount } = data;
  return (
    <LineCard>
      <figure>
        <Picture src={image} alt="" kind="celebrity" width={800} height={1000} sizes="136px" />
      </figure>
      <div>
        <Typography variant="overline" color="primary" component="span">
          {category || "Celebrity"}
        </Typography>
        <strong>
          <Link to={paths.celebrity(slug)}>{name}</Link>
        </strong>
        <p>{plural(outfitCount, "outfit")}</p>
      </div>
    </LineCard>
  );
}
