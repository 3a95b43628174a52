/** Height of a chart in CSS pixels. */
export const chartHeight = 240;

/** What all charts of counts and amounts share, as properties of MUI's charts: the vertical axis begins at zero. */
export const chartLayout = {
  height: chartHeight,
  skipAnimation: true,
  grid: { horizontal: true },
  margin: { top: 12, right: 16, bottom: 4, left: 0 },
  yAxis: [{ min: 0, domainLimit: "nice", tickMinStep: 1, width: 44, tickNumber: 4 }],
} as const;
