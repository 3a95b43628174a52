import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** What a test may change in a response, to show that the server refuses it. */
export interface PasskeyFaults {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** False: the device has not verified its user. */
  userVerified?: boolean;
  counter?: number;
  userHandle?: string;
}

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: string | Uint8Array): Buffer => createHash("sha256").update(bytes).digest();

/** CBOR (RFC 8949) of a short byte string. */
const cborBytes = (bytes: Uint8Array): Buffer =>
  Buffer.concat([
    bytes.length < 256
      ? Buffer.from([0x58, bytes.length])
      : Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]),
    bytes,
  ]);
const cborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** An authenticator in software: a key pair that answers WebAuthn's challenges as a browser sends them. */
export class SoftwarePasskey {
  private readonly id = randomBytes(32);
  private readonly key: KeyObject;
  private readonly coordinates: { x: Buffer; y: Buffer };
  private userHandle = "";
  private counter = 0;

  constructor(private readonly origin = "http://localhost:4000") {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.key = privateKey;
    this.coordinates = { x: Buffer.from(x, "base64url"), y: Buffer.from(y, "base64url") };
  }

  /** Returns the response to PublicKeyCredentialCreationOptionsJSON. */
  register(options: string, faults: PasskeyFaults = {}): string {
    const { challenge, rp, user } = JSON.parse(options) as CreationOptions;
    this.userHandle = user.id;
    const { x, y } = this.coordinates;
    // A COSE key: ES256 on P-256.
    const publicKey = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(x),
      Buffer.from([0x22]),
      cborBytes(y),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, publicKey]);
    const authData = Buffer.concat([this.authenticatorData(rp.id, 0x40, faults), credential]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText("fmt"),
      cborText("none"),
      cborText("attStmt"),
      Buffer.from([0xa0]),
      cborText("authData"),
      cborBytes(authData),
    ]);
    const clientDataJSON = this.clientData("webauthn.create", challenge, faults);
    return this.envelope({ clientDataJSON, attestationObject: base64url(attestationObject), transports: ["internal"] });
  }

  /** Returns the response to PublicKeyCredentialRequestOptionsJSON. */
  signIn(options: string, faults: PasskeyFaults = {}): string {
    const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string };
    this.counter += 1;
    const authenticatorData = this.authenticatorData(rpId, 0, faults);
    const clientDataJSON = this.clientData("webauthn.get", challenge, faults);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return this.envelope({
      clientDataJSON,
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign("sha256", signed, this.key)),
      userHandle: faults.userHandle ?? this.userHandle,
    });
  }

  private authenticatorData(rpId: string, flags: number, faults: PasskeyFaults): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(faults.counter ?? this.counter);
    const verified = faults.userVerified === false ? 0x01 : 0x05;
    return Buffer.concat([sha256(faults.rpId ?? rpId), Buffer.from([flags | verified]), counter]);
  }

  private clientData(type: string, challenge: string, faults: PasskeyFaults): string {
    const data = { type, challenge: faults.challenge ?? challenge, origin: faults.origin ?? this.origin };
    return base64url(Buffer.from(JSON.stringify(data)));
  }

  private envelope(response: object): string {
    const id = base64url(this.id);
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }
}
