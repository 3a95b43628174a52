import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { FieldFrame } from "../../../../admin/form/FieldFrame";
import { useFormField } from "../../../../admin/form/useFormField";
import type { EpisodeValue, SeasonValue } from "./showKind";

const nextNumber = (parts: readonly { number: number | null }[]): number =>
  Math.max(0, ...parts.map((part) => part.number ?? 0)) + 1;

/** The seasons with their episodes, newest first: the one that is on air is at hand. */
export function ShowSeasons() {
  const { id, value, setValue, error } = useFormField<SeasonValue[]>({ name: "seasons" });
  const addSeason = () =>
    setValue([{ id: crypto.randomUUID(), number: nextNumber(value), title: "", episodes: [] }, ...value]);
  return (
    <FieldFrame
      group
      id={id}
      label="Seasons"
      hint="Newest first. A season or an episode with looks cannot be removed."
      error={error}
    >
      <div>
        <Button variant="outlined" onClick={addSeason}>
          Add season
        </Button>
      </div>
      {value.map((season, place) => (
        <SeasonFields
          key={season.id}
          season={season}
          isOpen={place === 0}
          onChange={(values) => setValue(value.map((one) => (one === season ? { ...season, ...values } : one)))}
          onRemove={() => setValue(value.filter((one) => one !== season))}
        />
      ))}
    </FieldFrame>
  );
}

interface SeasonFieldsProps {
  season: SeasonValue;
  isOpen: boolean;
  onChange: (values: Partial<SeasonValue>) => void;
  onRemove: () => void;
}

function SeasonFields({ season, isOpen, onChange, onRemove }: SeasonFieldsProps) {
  const { episodes } = season;
  const name = `Season ${season.number ?? ""}`;
  const count = episodes.length === 1 ? "1 episode" : `${episodes.length} episodes`;
  const changeEpisode = (episode: EpisodeValue, values: Partial<EpisodeValue>) =>
    onChange({ episodes: episodes.map((one) => (one === episode ? { ...episode, ...values } : one)) });
  const addEpisode = () =>
    onChange({
      episodes: [{ id: crypto.randomUUID(), number: nextNumber(episodes), title: "", airDate: "" }, ...episodes],
    });
  return (
    <SeasonPart open={isOpen}>
      <summary>
        {name} <small>{count}</small>
      </summary>
      <PartLine>
        <NumberInput label={`Number of ${name}`} value={season.number} onChange={(number) => onChange({ number })} />
        <TitleInput label={`Title of ${name}`} value={season.title} onChange={(title) => onChange({ title })} />
        <Button size="small" onClick={addEpisode}>
          Add episode
        </Button>
        <Button size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </PartLine>
      {episodes.map((episode) => {
        const label = `${name}, episode ${episode.number ?? ""}`;
        return (
          <PartLine key={episode.id}>
            <NumberInput
              label={`Number of ${label}`}
              value={episode.number}
              onChange={(number) => changeEpisode(episode, { number })}
            />
            <TitleInput
              label={`Title of ${label}`}
              value={episode.title}
              onChange={(title) => changeEpisode(episode, { title })}
            />
            <OutlinedInput
              size="small"
              type="date"
              value={episode.airDate}
              onChange={({ target }) => changeEpisode(episode, { airDate: target.value })}
              slotProps={{ input: { "aria-label": `First shown, ${label}` } }}
            />
            <Button
              size="small"
              aria-label={`Remove ${label}`}
              onClick={() => onChange({ episodes: episodes.filter((one) => one !== episode) })}
            >
              Remove
            </Button>
          </PartLine>
        );
      })}
    </SeasonPart>
  );
}

interface PartInputProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
}

const NumberInput = ({ label, value, onChange }: PartInputProps<number | null>) => (
  <OutlinedInput
    size="small"
    type="number"
    value={value ?? ""}
    onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
    slotProps={{ input: { "aria-label": label, min: 0 } }}
  />
);

const TitleInput = ({ label, value, onChange }: PartInputProps<string>) => (
  <OutlinedInput
    size="small"
    value={value}
    placeholder="Title"
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ input: { "aria-label": label, maxLength: 200 } }}
  />
);

const SeasonPart = styled("details")(({ theme }) => ({
  marginTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& > summary": { ...theme.typography.h4, paddingBlock: 14, cursor: "pointer" },
  "& small": { ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginLeft: 8 },
}));

const PartLine = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 10,
  gridTemplateColumns: "5.5rem minmax(0, 1fr)",
  alignItems: "center",
  paddingBlock: 8,
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "5.5rem minmax(0, 1fr) 10.5rem auto" },
}));
