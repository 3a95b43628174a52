/** Replaces a font, whose URL the build knows. */
module.exports = "/assets/font.woff2";
