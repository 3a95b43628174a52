import { styled } from "@mui/material/styles";
import type { CelebrityProfile_CelebrityFragment } from "../../../../graphql/generated/operations";
import { ScoreBars } from "./ScoreBars";

type Style = Pick<
  CelebrityProfile_CelebrityFragment,
  "influences" | "influenceScores" | "styleEvolution" | "styleEvolutionStages"
>;

export const hasStyle = (data: Style): boolean =>
  data.influenceScores.length > 0 ||
  data.styleEvolutionStages.length > 0 ||
  data.influences !== "" ||
  data.styleEvolution !== "";

/** Influences and evolution of the style, each as bars and text. */
export function ProfileStyle({ data }: { data: Style }) {
  return (
    <Spread>
      {data.influenceScores.length > 0 || data.influences ? (
        <Half>
          <ScoreBars title="Influences" scores={data.influenceScores} />
          {data.influences ? <Prose title="Who and what shaped it" text={data.influences} /> : null}
        </Half>
      ) : null}
      {data.styleEvolutionStages.length > 0 || data.styleEvolution ? (
        <Half>
          <ScoreBars title="Style evolution" scores={data.styleEvolutionStages} />
          {data.styleEvolution ? <Prose title="How it changed" text={data.styleEvolution} /> : null}
        </Half>
      ) : null}
    </Spread>
  );
}

const Prose = ({ title, text }: { title: string; text: string }) => (
  <section>
    <h3>{title}</h3>
    <p>{text}</p>
  </section>
);

const Spread = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "clamp(2.5rem, 1rem + 4vw, 5.5rem)",
  paddingTop: "clamp(1.75rem, 1.2rem + 2vw, 3rem)",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  "& h3": { ...theme.typography.overline, color: theme.vars.palette.primary.main },
}));

const Half = styled("div")({
  display: "grid",
  alignContent: "start",
  gap: 40,
  "& section": { display: "grid", gap: 16 },
  "& p": { maxWidth: "60ch" },
});
