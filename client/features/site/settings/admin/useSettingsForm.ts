import { useApolloClient, useMutation } from "@apollo/client/react";
import { useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import {
  SettingsRecordDocument,
  UpdateSettingsDocument,
  type SettingsFieldsFragment,
} from "../../../../graphql/generated/adminOperations";
import { isConflict } from "../../../../admin/graphql/adminErrors";
import { trySave } from "../../../../admin/graphql/trySave";
import { isSameValue } from "../../../../admin/record/paths";
import { useRecordForm, type RecordForm } from "../../../../admin/record/useRecordForm";
import { useToast } from "../../../../shared/toast/ToastContext";
import { pickSection, type SectionValues, type SettingsField, type SettingsSection } from "./settingsSections";

const unreadable = "The settings could not be loaded.";

/**
 * The form of one tab. All tabs share one row and version. If someone else saved another tab meanwhile, there is no
 * conflict, and this tab is saved on top of their version.
 */
export function useSettingsForm<Field extends SettingsField>(
  settings: SettingsFieldsFragment,
  { name, fields, schema, labels }: SettingsSection<Field>,
): RecordForm<SectionValues<Field>> {
  const client = useApolloClient();
  const toast = useToast();
  const [update] = useMutation(UpdateSettingsDocument);
  /** The latest version that this form has read. */
  const latest = useRef(settings);

  /** The values before the last save. */
  const former = useRef<SectionValues<Field> | null>(null);

  const write = async (values: SectionValues<Field>, version: number) => {
    const { data } = await update({ variables: { input: { ...values, version } } });
    if (!data) throw new Error(unreadable);
    latest.current = data.updateSettings;
    return data.updateSettings;
  };
  const read = async (): Promise<SettingsFieldsFragment> => {
    const { data } = await client.query({ query: SettingsRecordDocument, fetchPolicy: "network-only" });
    if (!data) throw new Error(unreadable);
    return data.settings;
  };
  const writeOver = async (values: SectionValues<Field>, version: number) => {
    try {
      return await write(values, version);
    } catch (error) {
      if (!isConflict(error) || version !== latest.current.version) throw error;
      const theirs = await read();
      if (!isSameValue(pickSection(theirs, fields), pickSection(latest.current, fields))) throw error;
      return await write(values, theirs.version);
    }
  };

  const form = useRecordForm<SectionValues<Field>>({
    draftKey: `settings:${name}`,
    initial: pickSection(settings, fields),
    version: settings.version,
    schema,
    labels: labels as Record<string, string>,
    save: (values, version, _intent, before) =>
      trySave(async () => {
        const saved = await writeOver(values, version ?? settings.version);
        former.current = before;
        return { version: saved.version, values: pickSection(saved, fields) };
      }),
    reload: async () => {
      const theirs = await read();
      latest.current = theirs;
      return { values: pickSection(theirs, fields), version: theirs.version };
    },
    onSaved: () =>
      toast({
        title: "Settings Saved",
        text: `Your ${name} settings have been updated successfully`,
        action: { label: "Undo", onClick: undo },
      }),
    onFailed: (message) => toast({ title: "Error", text: message, variant: "destructive" }),
  });
  const shown = useRef(form);
  useLayoutEffect(() => {
    shown.current = form;
  });
  /** Saves the former values as if the editor had entered them. */
  const undo = () => {
    const values = former.current;
    if (!values) return;
    flushSync(() => void shown.current.formik.setValues(values));
    shown.current.submit("save", true);
  };
  return form;
}
