declare module "virtual:theme.css";
declare module "virtual:material-theme.css";
