/** Returns the host of a web address: "hanne-okafor.example". */
export const readHost = (link: string): string => {
  try {
    return new URL(link).host.replace(/^www\./, "");
  } catch {
    return link;
  }
};
