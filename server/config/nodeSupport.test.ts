import { checkNode } from "./nodeSupport";

describe("support of Node", () => {
  test.each(["v24.22.1", "v24.30.0", "v26.12.1", "v28.0.0"])("%s runs the server", (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  test.each(["v20.20.2", "v22.23.5", "v24.22.0", "v25.9.0", "v26.12.0"])("%s is refused with a sentence", (version) => {
    expect(() => checkNode(version)).toThrow(`Node ${version} has security holes that stay open. Run the server with`);
  });
});
