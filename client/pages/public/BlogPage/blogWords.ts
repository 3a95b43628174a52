export const blogTitle = "Fashion Blog";

export const blogWords =
  "Looks taken apart, labels explained and wardrobes put in order: articles on what celebrities wear and what is worth borrowing.";
