import { type EntityManager, IsNull, Not } from "typeorm";
import { Authenticator } from "./authenticator.entity";
import { Passkey } from "./passkey.entity";

/** The kinds of second factors that an account has. */
export interface Factors {
  hasAuthenticator: boolean;
  hasPasskeys: boolean;
}

export const findFactors = async (db: EntityManager, adminUserId: string): Promise<Factors> => ({
  hasAuthenticator: await db.existsBy(Authenticator, { adminUserId, confirmedAt: Not(IsNull()) }),
  hasPasskeys: await db.existsBy(Passkey, { adminUserId }),
});
