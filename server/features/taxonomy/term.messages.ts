/** Word for word as the specification has them. */
export const termMessages = {
  empty: "Name cannot be empty",
  exists: "This name already exists",
  gone: "This entry does not exist any more.",
};
