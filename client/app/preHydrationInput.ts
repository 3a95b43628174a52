import { yieldToMain } from "./yieldToMain";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Marks a button that was pressed before hydration; an inline script of the page sets it (`ssr/deferScripts.ts`). */
export const pressedAttribute = "data-pressed";

/** The interval, in milliseconds, and the maximum number of checks whether an element has hydrated. */
const interval = 50;
const attempts = 200;

const all = <Kind extends Element>(selector: string): Kind[] => [...document.querySelectorAll<Kind>(selector)];

const isRadio = (field: Field): field is HTMLInputElement => field.type === "radio";

/** Returns whether the field's value differs from the server-rendered one. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
  // A file stays in its field, and no script can set it.
  if (field.type === "file") return false;
  return isRadio(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
}

/** React has no public API for this; docs/dependencies.md lists it. */
const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith("__reactProps"));

async function waitForHydration(element: Element): Promise<void> {
  for (let tried = 0; tried < attempts && element.isConnected; tried += 1) {
    // React hydrates the target of such an event immediately, unless its code is still loading.
    element.dispatchEvent(new Event("input", { bubbles: true }));
    if (isHydrated(element)) break;
    await yieldToMain(interval);
  }
}

/** Sets the value with the native setter. React tracks values that scripts set and would ignore the event. */
function setNativeValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as Field, "value")?.set?.call(field, value);
}

function replayChange(field: Field, value: string): void {
  // A value that React already has is no change.
  if (isRadio(field)) {
    field.checked = false;
    field.click();
    return;
  }
  field.value = "";
  setNativeValue(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

type Replay = readonly [element: HTMLElement, tell: () => void];

function createChangeReplay(field: Field): Replay {
  const { value } = field;
  return [field, () => replayChange(field, value)];
}

function createPressReplay(button: HTMLElement): Replay {
  button.removeAttribute(pressedAttribute);
  return [button, () => button.click()];
}

/**
 * Replays text that was typed, options that were chosen and buttons that were pressed before hydration: only the
 * document knows them, and hydration would lose them.
 */
export async function replayPreHydrationInput(): Promise<void> {
  document.onclick = null;
  const changes = all<Field>("input, textarea, select").filter(isChanged).map(createChangeReplay);
  const presses = all<HTMLElement>(`[${pressedAttribute}]`).map(createPressReplay);
  for (const [element, replay] of [...changes, ...presses]) {
    await waitForHydration(element);
    replay();
    // As between two browser events: React renders the first change before the next one.
    await yieldToMain();
  }
}
