/** The data for React in a page as it went over the line, be it at once or waiting. */
export function findHydrationData(html: string): string | undefined {
	return /window\.__remixContext = .*?(?=<\/script>)|data-hydrate="[^"]*"/s.exec(html)?.[0]
}
