/** Field errors. */
export const settingsMessages = {
  siteName: "Site name is required",
  email: "Enter an email address",
  disclosure: "The disclosure is required: visitors must be told before they follow an affiliate link",
  tracking: "Enter parameters as in utm_source=wornby&utm_medium=affiliate",
  analyticsId: "Enter a measurement id as in G-AB12CD34EF",
  currency: "Enter the code of a currency, as in EUR",
  timeZone: "Choose a time zone as in Europe/Berlin",
  stale: "Someone else has saved the settings in the meantime. Compare both versions before you save yours.",
};
