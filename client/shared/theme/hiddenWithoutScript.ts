/** Styles of a control that cannot work without JavaScript. */
export const hiddenWithoutScript = { "@media (scripting: none)": { display: "none" } };
