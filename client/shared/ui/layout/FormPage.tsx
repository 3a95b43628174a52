import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

export interface FormPageProps {
  kicker: string;
  title: string;
  text?: string;
  /** What happens after the form was sent, step by step. */
  steps: readonly string[];
  /** Below the steps, such as pictures of what one gets. */
  more?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A page whose content is a form: what it is for and what happens next on one side, the form on the other. */
export function FormPage({ kicker, title, text, steps, more, children }: FormPageProps) {
  return (
    <Container>
      <Columns>
        <header>
          <Typography variant="overline" color="primary">
            {kicker}
          </Typography>
          <Typography variant="h1">{title}</Typography>
          {text ? (
            <Typography variant="subtitle1" color="textSecondary">
              {text}
            </Typography>
          ) : null}
        </header>
        <Panel>{children}</Panel>
        <div>
          <Steps>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
          {more}
        </div>
      </Columns>
    </Container>
  );
}

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "28px clamp(2rem, 5vw, 5.5rem)",
  paddingBlock: "clamp(2rem, 1.2rem + 3.4vw, 4.5rem) clamp(3rem, 2rem + 4vw, 6rem)",
  "& > header": { display: "grid", alignContent: "start", gap: 16 },
  "& > header h1": { maxWidth: "14ch", fontSize: "clamp(2.25rem, 1.5rem + 3vw, 4.25rem)" },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
    gridTemplateRows: "auto 1fr",
  },
}));

const Panel = styled("div")(({ theme }) => ({
  padding: "clamp(1.25rem, 0.8rem + 2vw, 2.5rem)",
  background: theme.vars.editorial.sunken,
  [theme.breakpoints.up("md")]: { gridColumn: 2, gridRow: "1 / span 2", alignSelf: "start" },
  "& > form": { paddingBottom: 0 },
}));

const Steps = styled("ol")(({ theme }) => ({
  display: "grid",
  gap: 14,
  maxWidth: "48ch",
  counterReset: "step",
  listStyle: "none",
  "& li": {
    display: "grid",
    gridTemplateColumns: "2.25rem minmax(0, 1fr)",
    alignItems: "baseline",
    counterIncrement: "step",
  },
  "& li::before": {
    ...theme.typography.h3,
    content: 'counter(step) / ""',
    color: theme.vars.palette.primary.main,
  },
}));
