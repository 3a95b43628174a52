/** "+12.5%", "-3%", "0%" */
export const changeText = (percent: number): string =>
  `${percent > 0 ? "+" : ""}${new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 }).format(percent)}%`;
