import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Suspense, useId, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { deferredLayout } from "../../theme/deferredLayout";
import { spaced } from "../../theme/spaced";
import { ArrowIcon } from "../icons";

export interface SectionProps {
  kicker?: string;
  title: string;
  /** The "view all" link at the end of the header. */
  more?: { label: string; to: string };
  /** "sunken" gives the section a darker background. */
  tone?: "plain" | "sunken";
  id?: string;
  children: ReactNode;
}

/** A titled section of a page below a hairline. */
export function Section({ kicker, title, more, tone = "plain", id, children }: SectionProps) {
  const titleId = useId();
  return (
    <SectionBlock aria-labelledby={titleId} id={id} data-tone={tone}>
      <Container>
        <Head>
          <div>
            {kicker ? (
              <Typography variant="overline" color="primary">
                {kicker}
              </Typography>
            ) : null}
            <Typography variant="h2" id={titleId} sx={{ marginTop: "8px" }}>
              {title}
            </Typography>
          </div>
          {more ? (
            <More component={Link} to={more.to} variant="text" endIcon={<ArrowIcon />}>
              {more.label}
            </More>
          ) : null}
        </Head>
        {/* Each section hydrates separately, so that a tap never waits for all of them. */}
        <Suspense>{children}</Suspense>
      </Container>
    </SectionBlock>
  );
}

const SectionBlock = styled("section")(({ theme }) => ({
  paddingBlock: spaced("clamp(2.5rem, 1.9rem + 2.6vw, 4.75rem)", theme),
  ...deferredLayout,
  "&[data-tone='sunken']": { background: theme.vars.editorial.sunken },
}));

const Head = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: "8px 32px",
  marginBottom: "clamp(1.5rem, 1.2rem + 1.2vw, 2.5rem)",
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.text.primary}`,
}));

const More = styled(Button)({
  paddingInline: 0,
  "& svg": { transition: "transform 200ms" },
  "&:hover svg": { transform: "translateX(4px)" },
}) as typeof Button;
