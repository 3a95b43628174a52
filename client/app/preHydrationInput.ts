import { yieldToMain } from "./yieldToMain";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Stands at a button that was pressed before the page came to life; an inline script of the page sets it (`ssr/lateScripts.ts`). */
export const pressedMark = "data-pressed";

/** How often, in milliseconds, and how many times it is looked whether the code behind an element has come. */
const interval = 50;
const attempts = 200;

const all = <Kind extends Element>(selector: string): Kind[] => [...document.querySelectorAll<Kind>(selector)];

const isRadio = (field: Field): field is HTMLInputElement => field.type === "radio";

/** Whether the field holds something else than the server wrote. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  return isRadio(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
}

/** React has no public word for it; docs/dependencies.md lists this. */
const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith("__reactProps"));

async function bringToLife(element: Element): Promise<void> {
  for (let tried = 0; tried < attempts && element.isConnected; tried += 1) {
    // What such an event comes from is brought to life at once, unless its code is still on the way.
    element.dispatchEvent(new Event("input", { bubbles: true }));
    if (isAlive(element)) break;
    await yieldToMain(interval);
  }
}

/** Sets the value as the document does, not as a script: React notes what a script sets, and tells nobody of it. */
function setAsReader(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as Field, "value")?.set?.call(field, value);
}

function tell(field: Field, value: string): void {
  // What is as React knows it is no change.
  if (isRadio(field)) {
    field.checked = false;
    field.click();
    return;
  }
  field.value = "";
  setAsReader(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

type Early = readonly [element: HTMLElement, tell: () => void];

function changeOf(field: Field): Early {
  const { value } = field;
  return [field, () => tell(field, value)];
}

function pressOf(button: HTMLElement): Early {
  button.removeAttribute(pressedMark);
  return [button, () => button.click()];
}

/**
 * What somebody typed, chose or pressed before the page came to life is known to the document alone: the components hear of it
 * as if it were done now. Otherwise it would be overwritten, or the form sent without it, or nothing would happen.
 */
export async function replayPreHydrationInput(): Promise<void> {
  document.onclick = null;
  const changes = all<Field>("input, textarea, select").filter(isChanged).map(changeOf);
  const presses = all<HTMLElement>(`[${pressedMark}]`).map(pressOf);
  for (const [element, tellOne] of [...changes, ...presses]) {
    await bringToLife(element);
    tellOne();
    // As between two events of a browser: what the first one changed is drawn before the next.
    await yieldToMain();
  }
}
