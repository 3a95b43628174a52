export const maxNameLength = 60;
export const maxViews = 50;

export const savedViewMessages = {
  blank: "Enter a name",
  exists: "You already have a view with this name on this screen.",
  gone: "This view no longer exists.",
  foreign: "Only its author or an administrator can change this view. Save a copy of your own instead.",
  tooMany: `You have ${maxViews} views on this screen. Delete one first.`,
  badQuery: "This is not the address of a list. Open the list as you want to see it, and save it again.",
};
