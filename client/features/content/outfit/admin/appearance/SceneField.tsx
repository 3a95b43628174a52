import { skipToken, useQuery } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useContext, useState } from "react";
import { flushSync } from "react-dom";
import { FormSlot } from "../../../../../admin/form/FormSlot";
import { PendingValuesContext } from "../../../../../admin/form/pendingValues";
import { RowSearch, type RowFinder } from "../../../../../admin/form/RowSearch";
import type { FormField } from "../../../../../admin/form/useFormField";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { useAttempt } from "../../../../../admin/graphql/useAttempt";
import { useCreate } from "../../../../../admin/graphql/useCreate";
import { useHasRole } from "../../../../../admin/role/accountContext";
import {
  CreateSceneShowDocument,
  FoundScenesDocument,
  SceneCastDocument,
} from "../../../../../graphql/generated/adminOperations";
import { formatScene } from "../../../../../shared/format/scene";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { foundSceneValue, type SceneValue } from "./sceneValue";

/** Where on screen the look was worn: finds shows, episodes and characters, or adds a show in place. */
export function SceneField() {
  return (
    <FormSlot<SceneValue | null>
      name="scene"
      label="On screen"
      hint="A show, an episode or a character: “harbor 2x05”, “mara quill”."
    >
      {(field) => <SceneSearch field={field} />}
    </FormSlot>
  );
}

const keyOf = ({ showId, episodeId, seasonId, characterId }: Omit<SceneValue, "label" | "minute">): string =>
  [showId, seasonId, episodeId, characterId].join("/");

/** Searches the scenes. It sends no query before something is typed. */
function useScenes(): { finder: RowFinder; find: (id: string) => SceneValue | undefined } {
  const [text, setText] = useState("");
  const { data, previousData, loading, error } = useQuery(
    FoundScenesDocument,
    text.trim() === "" ? skipToken : { variables: { search: text } },
  );
  const found = text.trim() === "" ? [] : ((data ?? previousData)?.scenes ?? []);
  const values = new Map(found.map((scene) => [keyOf(foundSceneValue(scene)), scene]));
  return {
    finder: {
      rows: [...values].map(([id, scene]) => ({ id, label: formatScene(scene) })),
      state: error ? "failed" : loading ? "loading" : "ready",
      search: setText,
    },
    find: (id) => {
      const scene = values.get(id);
      return scene && foundSceneValue(scene);
    },
  };
}

/** Adds a show, and calls back with a scene of it. A save of the form waits for it. */
function useAddShow(onAdded: (scene: SceneValue) => void): (title: string) => void {
  const create = useCreate(CreateSceneShowDocument);
  const attempt = useAttempt();
  const toast = useToast();
  const pendingValues = useContext(PendingValuesContext);
  const add = async (title: string) => {
    const { data } = await create({ title }, { update: (cache) => evictLists(cache, ["shows"]) });
    if (!data) throw new Error("The response is empty.");
    const { id: showId } = data.createShow;
    const scene = { label: title, showId, seasonId: null, episodeId: null, characterId: "", minute: null };
    // A save that waits for the value reads it at once.
    flushSync(() => onAdded(scene));
    toast({ title: "Show added", text: "Add its cast and its episodes on the Shows screen." });
  };
  return (title) => void attempt(() => pendingValues.add(add(title)));
}

function SceneSearch({ field }: { field: FormField<SceneValue | null> }) {
  const { value, setValue } = field;
  const { finder, find } = useScenes();
  const isEditor = useHasRole("editor");
  const add = useAddShow(setValue);
  return (
    <>
      <RowSearch
        field={field}
        value={value && { id: keyOf(value), label: value.label }}
        onChange={(row) => setValue(row ? (find(row.id) ?? value) : null)}
        finder={finder}
        kind="post"
        placeholder="Search shows, episodes and characters..."
        noneText="Nothing found"
        addNew={isEditor ? { getLabel: (text) => `New show “${text}”`, add } : undefined}
      />
      {value ? <SceneDetails value={value} onChange={setValue} /> : null}
    </>
  );
}

/** Who was seen in the look, and when. */
function SceneDetails({ value, onChange }: { value: SceneValue; onChange: (value: SceneValue) => void }) {
  const { data } = useQuery(SceneCastDocument, { variables: { id: value.showId } });
  const cast = data?.show?.characters ?? [];
  return (
    <Details>
      <NativeSelect
        value={value.characterId}
        input={<OutlinedInput size="small" />}
        inputProps={{ "aria-label": "Character" }}
        onChange={({ target }) => onChange({ ...value, characterId: target.value })}
      >
        <option value="">Unknown character</option>
        {cast.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <OutlinedInput
        size="small"
        type="number"
        placeholder="Minute"
        value={value.minute ?? ""}
        onChange={({ target }) => onChange({ ...value, minute: target.value === "" ? null : Number(target.value) })}
        slotProps={{ input: { "aria-label": "Minute", min: 0, max: 999 } }}
      />
    </Details>
  );
}

const Details = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 7rem",
  gap: 10,
  marginTop: 10,
});
