import { composed } from "./compose";

interface SocialRow {
  readonly id: string;
  readonly platform: string;
  readonly content: string;
}

export const drawSocialPost = ({ id, platform, content }: SocialRow): string =>
  composed({
    seed: `social ${platform} ${id}`,
    title: content.slice(0, 160),
    besides: content.slice(160, 400),
    width: 800,
    height: 800,
  }).svg;
