/** Accounts whose sales the server pulls from the APIs of their networks, by the affiliate program; null for none. */
export interface SalesAccounts {
  awin: { publisherId: string; token: string; program: string } | null;
  impact: { accountSid: string; authToken: string; program: string } | null;
}

type Values = Record<string, string>;

const awinNames = ["AWIN_PUBLISHER_ID", "AWIN_API_TOKEN", "AWIN_PROGRAM"] as const;
const impactNames = ["IMPACT_ACCOUNT_SID", "IMPACT_AUTH_TOKEN", "IMPACT_PROGRAM"] as const;

/** Returns the variables of one account, null without any of them, or an error message. It never has the values. */
function readAccount(variables: Record<string, string | undefined>, names: readonly string[]): Values | string | null {
  const values = Object.fromEntries(names.map((name) => [name, (variables[name] ?? "").trim()]));
  const missing = names.filter((name) => !values[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) return `${names.join(", ")} need each other. Set ${missing.join(", ")}.`;
  const broken = names.find((name) => !name.endsWith("_PROGRAM") && !/^[!-~]+$/.test(values[name]));
  if (broken) return `${broken} must not contain spaces or special characters.`;
  return values;
}

/** Returns the accounts, or an error message. */
export function parseSalesAccounts(variables: Record<string, string | undefined>): SalesAccounts | string {
  const awin = readAccount(variables, awinNames);
  const impact = readAccount(variables, impactNames);
  if (typeof awin === "string") return awin;
  if (typeof impact === "string") return impact;
  if (awin && !/^\d+$/.test(awin.AWIN_PUBLISHER_ID)) return "AWIN_PUBLISHER_ID must be a number.";
  return {
    awin: awin && { publisherId: awin.AWIN_PUBLISHER_ID, token: awin.AWIN_API_TOKEN, program: awin.AWIN_PROGRAM },
    impact: impact && {
      accountSid: impact.IMPACT_ACCOUNT_SID,
      authToken: impact.IMPACT_AUTH_TOKEN,
      program: impact.IMPACT_PROGRAM,
    },
  };
}
