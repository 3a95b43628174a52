type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What React compares a field with to tell whether it was changed; it begins with what the field holds when it comes to life. */
type Tracked = Field & { _valueTracker?: { setValue(value: string): void } };

/** How often, in milliseconds, and how many times it is looked whether the code behind a field has come. */
const interval = 50;
const attempts = 200;

const later = (delay: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delay));

const isRadio = (field: Field): field is HTMLInputElement => field.type === "radio";

/** Whether the field holds something else than the server wrote. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  return isRadio(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
}

const isAlive = (field: Field): boolean => Object.keys(field).some((key) => key.startsWith("__reactProps"));

async function tell(field: Tracked, value: string): Promise<void> {
  for (let tried = 0; tried < attempts && field.isConnected; tried += 1) {
    // What such an event comes from is brought to life at once, unless its code is still on the way.
    field.dispatchEvent(new Event("input", { bubbles: true }));
    if (isAlive(field)) break;
    await later(interval);
  }
  // React leaves a text as it is, and lets a list begin with the server's choice.
  if (field instanceof HTMLSelectElement) field.value = value;
  field._valueTracker?.setValue("");
  if (isRadio(field)) field.click();
  else field.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * What somebody typed or chose before the page came to life stands in the fields alone: the components hear of it as if it
 * were typed now. Otherwise it would be overwritten, or the form sent without it.
 */
export async function tellEarlyInput(): Promise<void> {
  const changed = [...document.querySelectorAll<Field>("input, textarea, select")].filter(isChanged);
  for (const { field, value } of changed.map((field) => ({ field, value: field.value }))) {
    await tell(field, value);
    // As between two events of a browser: what the first one changed is drawn before the next.
    await later(0);
  }
}
