import { parseEnvironment } from "../../../config/environment";
import { describeMailSetup } from "./mailSite.service";

describe("the outbox for everyone", () => {
  const isPublic = (variables: Record<string, string>) =>
    describeMailSetup(parseEnvironment(variables), "http://127.0.0.1:4000").isOutboxPublic;

  test("exists in a demo that only this machine reaches, and that has no mail server", () => {
    expect(isPublic({})).toBe(true);
    expect(isPublic({ SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@b.example" })).toBe(false);
    expect(isPublic({ DEMO: "false" })).toBe(false);
  });

  test.each<Record<string, string>>([
    { HOST: "0.0.0.0", DEMO: "true" },
    { DEMO: "true", DATABASE_URL: "postgres://127.0.0.1/wornby", HOST: "::" },
    { PUBLIC_URL: "https://demo.example" },
    { HOST: "0.0.0.0", DEMO: "readonly" },
  ])("does not exist in a demo that others reach: %j", (variables) => expect(isPublic(variables)).toBe(false));
});
