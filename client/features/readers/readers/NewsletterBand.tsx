import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { useId } from "react";
import { deferredLayout } from "../../../shared/theme/deferredLayout";
import { NewsletterForm, type NewsletterFormProps } from "./NewsletterForm";

export interface NewsletterBandProps extends Omit<NewsletterFormProps, "variant"> {
  title: string;
  text?: string;
}

/** A full-width section with the newsletter form. */
export function NewsletterBand({ title, text, ...form }: NewsletterBandProps) {
  const id = useId();
  return (
    <Band aria-labelledby={id}>
      <Container>
        <Columns>
          <div>
            <h2 id={id}>{title}</h2>
            {text ? <p>{text}</p> : null}
          </div>
          <NewsletterForm {...form} variant="block" />
        </Columns>
      </Container>
    </Band>
  );
}

const Band = styled("section")(({ theme }) => ({
  paddingBlock: "clamp(3rem, 2.2rem + 3.4vw, 6rem)",
  background: theme.vars.editorial.accentWash,
  ...deferredLayout,
}));

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  alignItems: "center",
  gap: "28px 64px",
  "& h2": { ...theme.typography.h2 },
  "& p": { ...theme.typography.subtitle1, marginTop: 12, maxWidth: "42ch", color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 34rem)" },
}));
