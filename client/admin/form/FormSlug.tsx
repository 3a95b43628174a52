import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useState } from "react";
import { getTextAt } from "../record/paths";
import { FormText } from "./FormText";
import type { FieldProps } from "./useFormField";

export interface FormSlugProps extends Omit<FieldProps, "hint" | "required"> {
  /** Path of the field that names the row: `name`, `title`. */
  from: string;
  /** The part of the URL before the slug: `/celebrity/`. */
  prefix: string;
  /** Returns the slug that the server would give for a name, or for a slug as typed. */
  suggest: (text: string) => Promise<string>;
}

const settleTime = 400;

/**
 * Follows the name until the editor types a slug. A typed slug is checked while typing, so that the editor sees before
 * saving that it is taken.
 */
export function FormSlug({ name, label, disabled, from, prefix, suggest }: FormSlugProps) {
  const { values, setFieldValue } = useFormikContext<object>();
  const slug = getTextAt(values, name);
  const source = getTextAt(values, from);
  /** The last generated value. A slug that differs was typed by the editor. */
  const [filled, setFilled] = useState("");
  const [checked, setChecked] = useState<{ typed: string; becomes: string } | null>(null);
  const follows = slug === filled;

  // The response may arrive late: keep what the editor typed meanwhile.
  const fillIn = useEffectEvent((suggestedFor: string, wanted: string) => {
    if (!follows || source !== suggestedFor) return;
    setFilled(wanted);
    void setFieldValue(name, wanted);
  });
  // If the request fails, the server still generates a slug on save.
  const fill = useEffectEvent(async () => {
    if (!follows || (source.trim() === "" && slug === "")) return;
    fillIn(source, source.trim() === "" ? "" : await suggest(source));
  });
  const check = useEffectEvent(async () => {
    if (!follows) setChecked({ typed: slug, becomes: await suggest(slug) });
  });
  // Distinguishes a slug that was just cleared: it stays empty until the name changes.
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
