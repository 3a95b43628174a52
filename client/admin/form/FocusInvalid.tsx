import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";

/** Inside a form that is no record: focuses its first invalid field after a failed attempt to submit. */
export function FocusInvalid() {
  const place = useRef<HTMLSpanElement>(null);
  const { submitCount, isSubmitting } = useFormikContext();
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    place.current?.closest("form")?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [submitCount, isSubmitting]);
  return <span ref={place} hidden />;
}
