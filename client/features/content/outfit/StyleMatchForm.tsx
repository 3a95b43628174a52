import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { boundedText } from "../../../shared/format/plural";
import { Picture, type PictureProps } from "../../../shared/ui/picture/Picture";

export interface StyleChoice {
  name: string;
  /** Number of looks of that style. */
  count: number;
  /** An example look. */
  image: string | null;
  focalPoint?: PictureProps["focalPoint"];
}

/** A choice of five styles that leads to their looks. A GET form, so it works without JavaScript. */
export function StyleMatchForm({ choices, chosen }: { choices: readonly StyleChoice[]; chosen?: string }) {
  const [style, setStyle] = useState(chosen ?? "");
  const [reminded, setReminded] = useState(false);
  const navigate = useNavigate();
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (style !== "") return void navigate(paths.outfits({ style }));
    setReminded(true);
  };
  return (
    <form action={paths.outfits()} method="get" onSubmit={confirm}>
      <Choices>
        <legend>Choose a style aesthetic</legend>
        {choices.map(({ name, count, image, focalPoint }) => (
          <label key={name}>
            <input type="radio" name="style" value={name} checked={style === name} onChange={() => setStyle(name)} />
            <span>
              <Picture
                src={image}
                alt=""
                kind="outfit"
                focalPoint={focalPoint}
                width={900}
                height={1200}
                sizes="(min-width: 600px) 180px, 60px"
              />
            </span>
            <strong>
              {name}
              <small>{boundedText(count, "look")}</small>
            </strong>
          </label>
        ))}
      </Choices>
      <Foot>
        {/* Not `disabled`: a press without a choice must show an error. */}
        <Button type="submit" aria-disabled={style === ""}>
          Confirm
        </Button>
        {/* Rendered before the first error, otherwise screen readers miss it. */}
        <p role="alert">
          {reminded && style === "" ? (
            <>
              <strong>Please select a style</strong> Choose a style aesthetic to continue.
            </>
          ) : null}
        </p>
      </Foot>
    </form>
  );
}

const Choices = styled("fieldset")(({ theme }) => ({
  display: "grid",
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  "& legend": { ...theme.typography.overline, padding: 0, marginBottom: 14, color: theme.vars.palette.text.secondary },
  "& label": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "60px minmax(0, 1fr)",
    alignItems: "center",
    gap: "10px 18px",
    cursor: "pointer",
  },
  "& input": {
    position: "absolute",
    top: "calc(50% - 10px)",
    right: 4,
    width: 20,
    height: 20,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
    cursor: "pointer",
  },
  "& label > span": { display: "block", outline: "1px solid transparent", outlineOffset: 3 },
  "& label:hover > span": { outlineColor: theme.vars.editorial.control },
  "& input:checked + span": { outline: `2px solid ${theme.vars.palette.text.primary}` },
  "& input:focus-visible + span": { outline: `2px solid ${theme.vars.editorial.focus}`, outlineOffset: 5 },
  "& strong": { ...theme.typography.h4, display: "grid" },
  "& small": { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up("sm")]: {
    gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
    gap: 16,
    "& label": { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" },
    "& input": { top: 10, right: 10 },
  },
}));

const Foot = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "12px 24px",
  marginTop: 32,
  "& p": { ...theme.typography.body2, color: theme.vars.palette.error.main },
  "& strong": { display: "block", fontWeight: 600 },
}));
