import { checkSitePages } from "../support/checkSitePages";
import { sitePages } from "../support/sitePages";

// Every page is complete, hydrates without errors, is accessible and has all security headers.
checkSitePages(sitePages.filter((_, index) => index % 2 === 0));
