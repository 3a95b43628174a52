/** SQL: whether an account, by the alias of its row, has an authenticator app or a passkey. */
export const hasFactor = (account: string): string =>
  `(EXISTS (SELECT 1 FROM authenticators WHERE admin_user_id = ${account}.id AND confirmed_at IS NOT NULL)
    OR EXISTS (SELECT 1 FROM passkeys WHERE admin_user_id = ${account}.id))`;

/** SQL: whether the settings require a second factor of the account's role. */
export const requiresFactor = (account: string): string =>
  `EXISTS (SELECT 1 FROM settings WHERE CASE ${account}.role WHEN 'admin' THEN two_factor_for_admins
    WHEN 'editor' THEN two_factor_for_editors ELSE two_factor_for_contributors END)`;

/** SQL: whether the account must set up a second factor before it may do anything else. */
export const lacksRequiredFactor = (account: string): string =>
  `(${requiresFactor(account)} AND NOT ${hasFactor(account)})`;
