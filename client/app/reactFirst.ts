/**
 * Makes React run in its own script: on its own it would run in the script that comes to use it first, and make that step of the
 * browser as long as both.
 */
import "react-dom/client";
