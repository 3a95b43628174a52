import { ObjectType } from "type-graphql";
import { Column, Entity, Index } from "typeorm";
import { CreatedField, IdField, OptionalTimeField, RequiredTextField } from "../../../../core/graphql/columns";
import { AccountRow } from "../adminUser.entity";

@ObjectType({ description: "A passkey of an account: a key pair on a device or in a password manager." })
@Entity("passkeys")
@Index("passkeys_credential_id_key", ["credentialId"], { unique: true })
@Index("passkeys_admin_user_id_idx", ["adminUserId"])
export class Passkey extends AccountRow {
  @IdField() id: string;

  @RequiredTextField("Name that its owner gave it.") name: string;

  /** Base64url, as browsers send it. */
  @Column("text")
  credentialId: string;

  /** COSE key in base64url. */
  @Column("text")
  publicKey: string;

  /** Signatures that the authenticator has counted; 0 where it does not count. */
  @Column("bigint", { default: 0 })
  counter: string;

  /** How browsers reach the authenticator: internal, hybrid, usb ... */
  @Column("text", { array: true, default: [] })
  transports: string[];

  @CreatedField("When it was added.") createdAt: Date;
  @OptionalTimeField("Last sign-in with it; null before the first.") lastUsedAt: Date | null;
}
