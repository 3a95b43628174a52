/** How a piece that is not new is called. */
export const conditionLabels = { USED: "Used", REFURBISHED: "Refurbished" };
