/** Runs React in its own script. Without this file React runs inside the first script that imports it, in one long task. */
import "react-dom/client";
