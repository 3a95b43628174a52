/** Messages quoted from the specification. */
export const termMessages = {
  empty: "Name cannot be empty",
  exists: "This name already exists",
  gone: "This entry no longer exists.",
};
