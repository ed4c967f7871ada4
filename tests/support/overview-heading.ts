/** The overview's heading greets the client by the time of day. */
export const overviewHeading = /^(?:Goedemorgen|Goedemiddag|Goedenavond|Welkom|Hoi)\b/
