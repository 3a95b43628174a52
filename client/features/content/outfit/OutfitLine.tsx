import type { FragmentType } from "@apollo/client";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { OutfitCard_OutfitFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { shortDate } from "../../../shared/format/date";
import { LineCard } from "../../../shared/ui/layout/LineCard";
import { Picture } from "../../../shared/ui/picture/Picture";

/** A look inside a text. */
export function OutfitLine({ outfit }: { outfit: FragmentType<OutfitCard_OutfitFragment> }) {
  const data = getFragmentData<OutfitCard_OutfitFragment>(outfit);
  const { slug, title, image, celebrity, occasion } = data;
  return (
    <LineCard>
      <figure>
        <Picture
          src={image}
          alt=""
          kind="outfit"
          focalPoint={data.focalPoint}
          width={900}
          height={1200}
          sizes="136px"
        />
      </figure>
      <div>
        <Typography variant="overline" color="primary" component="span">
          The look
        </Typography>
        <strong>
          <Link to={paths.outfit(slug)}>{title}</Link>
        </strong>
        <p>{[celebrity?.name, occasion, shortDate(data.date)].filter(Boolean).join(", ")}</p>
      </div>
    </LineCard>
  );
}
