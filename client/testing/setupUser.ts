import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";

/** A user who does not pause between keys, and clicks without a look at styles that the page does not have. */
export const setupUser = () => userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
