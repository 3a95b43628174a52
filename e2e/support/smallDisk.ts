import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** Enough for the servers that lie on it; it takes memory only as it is filled. */
const megabytes = 512;

const mount = (options: string, folder: string): Buffer =>
  execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "pipe" });

/** A disk that a test can make full, and give room again. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** Null where nothing can be mounted, which takes Linux and its root. */
  static create(): SmallDisk | null {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-disk-"));
    try {
      mount(`size=${megabytes}m`, folder);
      return new SmallDisk(folder);
    } catch {
      fs.rmdirSync(folder);
      return null;
    }
  }

  static isSupported(): boolean {
    const disk = SmallDisk.create();
    disk?.remove();
    return disk !== null;
  }

  /** Takes all room but so many bytes: the disk is made as small as what lies on it. */
  fill(left = 0, attempts = 20): void {
    const { blocks, bfree, bsize } = fs.statfsSync(this.folder);
    try {
      mount(`remount,size=${(blocks - bfree) * bsize + left}`, this.folder);
    } catch (error) {
      // A server that wrote between the two lines: a disk is never made smaller than what lies on it.
      if (attempts === 1) {
        throw error;
      }
      this.fill(left, attempts - 1);
    }
  }

  free(): void {
    mount(`remount,size=${megabytes}m`, this.folder);
  }

  remove(): void {
    // Lazily: what a test has killed may hold a file for a moment more.
    execFileSync("umount", ["--lazy", this.folder]);
    fs.rmdirSync(this.folder);
  }
}
