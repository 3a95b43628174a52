import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** Enough for the servers on the disk. A tmpfs uses memory only for its content. */
const megabytes = 512;

const mount = (options: string, folder: string): Buffer =>
  execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "pipe" });

/** A disk that a test can fill and free. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** Returns null when mounting is not possible; it requires root on Linux. */
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

  /** Shrinks the disk to its content plus the given number of free bytes. */
  fill(freeBytes = 0, attempts = 20): void {
    const { blocks, bfree, bsize } = fs.statfsSync(this.folder);
    try {
      mount(`remount,size=${(blocks - bfree) * bsize + freeBytes}`, this.folder);
    } catch (error) {
      // A server wrote in the meantime; a disk cannot become smaller than its content.
      if (attempts === 1) {
        throw error;
      }
      this.fill(freeBytes, attempts - 1);
    }
  }

  free(): void {
    mount(`remount,size=${megabytes}m`, this.folder);
  }

  remove(): void {
    // A killed process may keep a file open for a moment, so the unmount is lazy.
    execFileSync("umount", ["--lazy", this.folder]);
    fs.rmdirSync(this.folder);
  }
}
