/** Libraries run their development code, which checks more and is slower, unless this is set before they load. */
process.env.NODE_ENV ??= "production";
