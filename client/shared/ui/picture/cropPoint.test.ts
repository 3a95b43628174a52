import { cropPoint } from "./cropPoint";

/** Where a browser paints the point: the image covers the box, and its focal point lies at the box's focal point. */
function paint(point: { x: number; y: number }, focalPoint: { x: number; y: number }, ratio: number, box: number) {
  const height = 1_000;
  const width = box * height;
  const scale = Math.max(width / ratio, height);
  const [imageWidth, imageHeight] = [scale * ratio, scale];
  return {
    x: ((width - imageWidth) * focalPoint.x + point.x * imageWidth) / width,
    y: ((height - imageHeight) * focalPoint.y + point.y * imageHeight) / height,
  };
}

describe("cropPoint", () => {
  const crops = [0.5, 0.75, 1, 1.5].flatMap((ratio) =>
    [
      { x: 0.5, y: 0.5 },
      { x: 0.3, y: 0.2 },
      { x: 1, y: 0 },
    ].map((focalPoint) => ({ ratio, focalPoint })),
  );

  it.each(crops)("is exact for the crop %j", ({ ratio, focalPoint }) => {
    const picture = { image: "https://example.com/a.jpg", aspectRatio: ratio, focalPoint };
    const point = { x: focalPoint.x * 0.9 + 0.05, y: focalPoint.y * 0.9 + 0.05 };
    const shown = cropPoint(point, picture, 0.75);
    const painted = paint(point, focalPoint, ratio, 0.75);
    expect(shown?.x).toBeCloseTo(painted.x, 6);
    expect(shown?.y).toBeCloseTo(painted.y, 6);
  });

  it("hides a point outside the crop", () => {
    const wide = { image: "", aspectRatio: 1.5, focalPoint: { x: 0.5, y: 0.5 } };
    expect(cropPoint({ x: 0.1, y: 0.5 }, wide, 0.75)).toBeNull();
    expect(cropPoint({ x: 0.3, y: 0.5 }, wide, 0.75)?.x).toBeCloseTo(0.1, 6);
  });

  it("takes the ratio of an upload from its name, and assumes no crop without any", () => {
    const focalPoint = { x: 0.5, y: 0.5 };
    const upload = "/pictures/0123456789abcdef0123456789abcdef-1500x1000.webp";
    const point = { x: 0.3, y: 0.5 };
    expect(cropPoint(point, { image: upload, aspectRatio: null, focalPoint }, 0.75)?.x).toBeCloseTo(0.1, 6);
    expect(cropPoint(point, { image: "/art/a.svg", aspectRatio: null, focalPoint }, 0.75)).toEqual(point);
  });
});
