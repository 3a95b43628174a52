import { spawnSync } from "node:child_process";
import path from "node:path";
import { testIf } from "../testing/skipped";

const unit = path.join(__dirname, "../../deploy/wornby.service");
const rate = () =>
  spawnSync("systemd-analyze", ["security", "--offline=true", "--no-pager", unit], { encoding: "utf8" });
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

testIf(hasSystemd, "systemd-analyze is missing")("the systemd unit exposes little: at most 2.0 of 10", () => {
  const { stdout } = rate();
  const [, exposure] = /Overall exposure level for wornby\.service: ([\d.]+)/.exec(stdout) ?? [];
  expect(Number(exposure)).toBeLessThanOrEqual(2);
});
