import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useState } from "react";
import { getTextAt } from "../record/paths";
import { FormText } from "./FormText";
import type { FieldProps } from "./useFormField";

export interface FormSlugProps extends Omit<FieldProps, "hint" | "required"> {
  /** Path of the field that names the row: `name`, `title`. */
  from: string;
  /** What stands before the slug in the address: `/celebrity/`. */
  prefix: string;
  /** The slug that the server would give for a name, or for a slug as typed. */
  suggest: (text: string) => Promise<string>;
}

const settleTime = 400;

/**
 * Fills itself from the name while nobody typed a slug, and follows it until somebody does. What is typed is checked while
 * typing: a slug that is taken is told before saving.
 */
export function FormSlug({ name, label, disabled, from, prefix, suggest }: FormSlugProps) {
  const { values, setFieldValue } = useFormikContext<object>();
  const slug = getTextAt(values, name);
  const source = getTextAt(values, from);
  /** What was last filled in for the editor; a slug that differs was typed. */
  const [filled, setFilled] = useState("");
  const [checked, setChecked] = useState<{ typed: string; becomes: string } | null>(null);
  const follows = slug === filled;

  // The answer comes late: what the editor typed meanwhile stays.
  const fillIn = useEffectEvent((suggestedFor: string, wanted: string) => {
    if (!follows || source !== suggestedFor) return;
    setFilled(wanted);
    void setFieldValue(name, wanted);
  });
  // Without an answer the server still makes a slug when it saves.
  const fill = useEffectEvent(async () => {
    if (!follows || (source.trim() === "" && slug === "")) return;
    fillIn(source, source.trim() === "" ? "" : await suggest(source));
  });
  const check = useEffectEvent(async () => {
    if (!follows) setChecked({ typed: slug, becomes: await suggest(slug) });
  });
  // Told apart, for a slug that was just emptied is to stay so until the name changes.
  useEffect(() => {
    const timer = setTimeout(() => void fill().catch(() => undefined), settleTime);
    return () => clearTimeout(timer);
  }, [source]);
  useEffect(() => {
    const timer = setTimeout(() => void check().catch(() => undefined), settleTime);
    return () => clearTimeout(timer);
  }, [slug]);

  const becomes = !follows && checked?.typed === slug && checked.becomes !== slug ? checked.becomes : null;
  const hint =
    becomes === null ? `Used in the URL ${prefix}${slug === "" ? "{slug}" : slug}` : `Will be ${prefix}${becomes}`;
  return <FormText name={name} label={label} disabled={disabled} hint={hint} />;
}
