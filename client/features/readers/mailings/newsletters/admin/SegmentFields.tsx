import { useQuery } from "@apollo/client/react";
import Checkbox from "@mui/material/Checkbox";
import Chip from "@mui/material/Chip";
import FormControlLabel from "@mui/material/FormControlLabel";
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import { useState } from "react";
import {
  type FollowedKind,
  NewsletterFollowedDocument,
  NewsletterReadersDocument,
  NewsletterSegmentOptionsDocument,
} from "../../../../../graphql/generated/adminOperations";
import { FormSelect } from "../../../../../admin/form/FormSelect";
import { FormSlot } from "../../../../../admin/form/FormSlot";
import { type RowFinder, RowSearch } from "../../../../../admin/form/RowSearch";
import { useDebouncedValue } from "../../../../../shared/hooks/useDebouncedValue";
import { type FollowedName, formatReaders, type NewsletterValues, toSegmentInput } from "./newsletterKind";

/** Who gets the newsletter, with the present number of readers. */
export function SegmentFields() {
  const { data } = useQuery(NewsletterSegmentOptionsDocument);
  const topics = data?.blogTopics ?? [];
  return (
    <Fieldset>
      <legend>Readers</legend>
      <p>
        Leave all parts empty for everyone who confirmed newsletters. Readers must match each part that you fill in.
      </p>
      <FormSelect
        name="segment.source"
        label="Subscribed with"
        emptyLabel="Any form"
        options={data?.newsletterSources ?? []}
      />
      <FormSlot<string[]>
        name="segment.topics"
        label="Topics"
        hint="Readers who chose no topic want all of them, so they get it too."
      >
        {({ value, setValue }) => (
          <Topics role="group" aria-label="Topics">
            {topics.map(({ slug, name }) => (
              <FormControlLabel
                key={slug}
                label={name}
                control={
                  <Checkbox
                    size="small"
                    checked={value.includes(slug)}
                    onChange={(_event, isOn) =>
                      setValue(isOn ? [...value, slug] : value.filter((other) => other !== slug))
                    }
                  />
                }
              />
            ))}
          </Topics>
        )}
      </FormSlot>
      <FollowedField />
      <ReaderCount />
    </Fieldset>
  );
}

const placeNotes: Record<FollowedKind, string> = {
  SERIES: "Event",
  SHOW: "Show",
  SEASON: "Season",
  CHARACTER: "Character",
  BRAND: "Brand",
};

/** Searches celebrities and places, when the list opens. */
function useFollowedFinder(): RowFinder {
  const [text, setText] = useState<string | null>(null);
  const { data, previousData, loading, error } = useQuery(NewsletterFollowedDocument, {
    variables: { search: text ?? "" },
    skip: text === null,
  });
  const found = data ?? previousData;
  return {
    rows: found
      ? [
          ...found.celebrities.nodes.map(({ id, name, image, category }) => ({
            id,
            label: name,
            image,
            note: category,
          })),
          ...found.followedPlaces.map(({ id, name, image, kind }) => ({
            id,
            label: name,
            image,
            note: placeNotes[kind],
          })),
        ]
      : [],
    state: error ? "failed" : loading ? "loading" : "ready",
    search: setText,
  };
}

function FollowedField() {
  const finder = useFollowedFinder();
  return (
    <FormSlot<FollowedName[]>
      name="segment.followed"
      label="Followed"
      hint="Readers who follow one of these celebrities, events, shows and brands."
    >
      {(field) => (
        <>
          <RowSearch
            // Empty again after each choice.
            key={field.value.length}
            value={null}
            onChange={(row) => {
              if (row && !field.value.some(({ id }) => id === row.id))
                field.setValue([...field.value, { id: row.id, name: row.label }]);
            }}
            finder={finder}
            kind="celebrity"
            placeholder="Add a name..."
            noneText="Nothing found"
            field={field}
          />
          <Chips>
            {field.value.map(({ id, name }) => (
              <Chip
                key={id}
                label={name}
                size="small"
                onDelete={() => field.setValue(field.value.filter((other) => other.id !== id))}
              />
            ))}
          </Chips>
        </>
      )}
    </FormSlot>
  );
}

function ReaderCount() {
  const { values } = useFormikContext<NewsletterValues>();
  const segment = useDebouncedValue(values.segment, 400);
  const { data, previousData, error } = useQuery(NewsletterReadersDocument, {
    variables: { segment: toSegmentInput(segment) },
    fetchPolicy: "no-cache",
  });
  const count = (data ?? previousData)?.newsletterReaders;
  if (error) return <p role="status">The readers cannot be counted at the moment.</p>;
  return <Count role="status">{count === undefined ? "Counting readers..." : formatReaders(count)}</Count>;
}

const Fieldset = styled("fieldset")(({ theme }) => ({
  display: "grid",
  gap: 16,
  minWidth: 0,
  margin: 0,
  padding: "12px 16px 16px",
  border: `1px solid ${theme.vars.palette.divider}`,
  "& legend": { ...theme.typography.subtitle2, padding: "0 6px" },
  "& > p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Topics = styled("div")({ display: "flex", flexWrap: "wrap", columnGap: 8, "& label": { marginRight: 8 } });

const Chips = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 6,
  paddingTop: 8,
  "&:empty": { display: "none" },
});

const Count = styled("output")(({ theme }) => ({ ...theme.typography.body1, fontWeight: 600 }));
