/**
 * Runs React in a separate script. Otherwise it would run inside the first script that imports it, as one long task.
 */
import "react-dom/client";
