import { checkSitePages } from "../support/checkSitePages";
import { sitePages } from "../support/sitePages";

checkSitePages(sitePages.filter((_, index) => index % 2 === 0));
